import ContentLoader, { IContentLoaderProps } from 'react-content-loader'
import { useTheme } from './theme'

interface Props extends IContentLoaderProps {
  rows?: number
  gap?: number
}

type Size = { width: number; height: number }
const size: Size = { width: 60, height: 40 }

export const Grid: React.FC<Props> = ({ rows = 2, gap = 8, ...rest }: Props) => {
  const theme = useTheme()
  const columns = 3
  const width = columns * size.width + (columns - 1) * gap
  const cells: JSX.Element[] = []
  for (let row = 0; row < rows; row++) {
    cells.push(
      <>
        {Array.from({ length: columns }, (_, column) => (
          <rect
            key={`${row}-${column}`}
            x={column * (size.width + gap)}
            y={row * (size.height + gap)}
            {...size}
            rx={row === 0 ? 4 : undefined}
          />
        ))}
      </>
    )
  }
  return (
    <ContentLoader
      viewBox={`0 0 ${width} ${rows * (size.height + gap)}`}
      backgroundColor={theme.grey as string}
      animate={false}
      {...rest}
    >
      {cells}
    </ContentLoader>
  )
}

export function Row() {
  const width = 100 * Math.random()
  return (
    <ContentLoader width={100} height={20} rtl>
      <Bar width={width} />
    </ContentLoader>
  )
}

function Bar({ width }: { width: number }) {
  return <rect x={0} y={5} width={width} height={10} />
}
