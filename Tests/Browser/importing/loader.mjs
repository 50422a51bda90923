export { ContentLoader as default, ContentLoader } from './react/index.mjs'
