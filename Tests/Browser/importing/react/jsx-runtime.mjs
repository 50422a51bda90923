export { jsx, jsxs, Fragment } from './index.mjs'
