import React from 'react'
import ContentLoader from 'react-content-loader'

// A card as in a list of people.
const Profile = props => (
  <ContentLoader
    speed={2}
    width={320}
    height={120}
    viewBox="0 0 320 120"
    backgroundColor="#eceff1"
    foregroundColor="rgba(255, 255, 255, 0.5)"
    primaryColor="#ff0000"
    style={{ opacity: 0.8, marginTop: 4 }}
    {...props}
  >
    <circle cx="40" cy="40" r="28" />
    <rect x="84" y="20" rx="4" ry="4" width="160" height="12" /> {/* name */}
    <rect x="84" y="44" rx="3" ry="6" width="96" height="8" fill="red" />
    <rect x="12.5" y="84" rx="4" width={props.width} height="10" />
    <rect x="12" y="100" width="200" height="0" />
    <ellipse cx="280" cy="40" rx="24" ry="12" />
    <line x1="0" y1="118" x2="320" y2="118" />
    <g transform="translate(260 90)"><rect width="40" height="16" rx="8" /></g>
    <Badge />
  </ContentLoader>
)

export default Profile
