const a = [1, 2]
export default () => <ContentLoader width={9} height={9}>{a.map(x => <rect x={x} width="3" height="3"/>)}</ContentLoader>
