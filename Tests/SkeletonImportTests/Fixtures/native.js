import ContentLoader, { Rect, Circle, Path } from 'react-content-loader/native'
import { Dimensions, View } from 'react-native'

const { width } = Dimensions.get('window')

class Story extends React.Component {
  render() {
    return (
      <View style={{ padding: 16 }}>
        <ContentLoader width={width - 32} height={60} interval={0.5} speed={1} title="Loading stories">
          {[0, 1, 2].map(index => <Circle key={index} cx={30 + index * 60} cy={30} r={24} />)}
          <Rect x="200" y="20" rx="4" width="25%" height="20" />
          <Path d="M320 10 h20 v20 h-20 z" />
        </ContentLoader>
      </View>
    )
  }
}

export default Story
