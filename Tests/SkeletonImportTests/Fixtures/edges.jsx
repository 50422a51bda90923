import React from 'react'
import ContentLoader, { BulletList } from 'react-content-loader'

// A picture that is wider than the view box, which a gradient fills from 0, 0.
export const Wide = () => (
  <ContentLoader width="400" height="100" viewBox="20 0 100 50" speed={0} gradientRatio={0.5}>
    <rect x="110" y="10" width="40" height="20" />
    <rect x="0" y="60" width="10" height="10" />
    <rect x="-2000000" y="0" width="1" height="1" />
  </ContentLoader>
)

export const Relative = () => (
  <ContentLoader width="100%" height={50} backgroundColor="nocolor" backgroundOpacity={2}>
    <rect width="50%" height="10pt" transform="spin(3)" />
    <circle cx="1in" cy="20" r="-4" />
    <rect x={unknown + 2} y="20" width="30" height="10" mask="url(#a)" />
    <foreignObject />
    <ContentLoader />
  </ContentLoader>
)

export const Bullets = () => <BulletList speed={3} />
export const Empty = () => <ContentLoader animate={false} />
export const Endless = () => {
  const rows = []
  for (let i = 0; true; i++) rows.push(<rect x={i} width="1" height="1" />)
  return <ContentLoader width={10} height={10}>{rows}</ContentLoader>
}
