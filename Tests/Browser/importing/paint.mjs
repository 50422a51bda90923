// Prints the loaders of the module that is bundled with it, as a list of texts in JSON.
import * as module from 'subject'
import { createElement, loaders, setPlace, text } from './react/index.mjs'

if (process.argv[2]) setPlace(Number(process.argv[2]))
globalThis.localStorage ??= { getItem: () => null }
Math.random = () => 0.5
const roots = module.default ? [module.default] : Object.values(module)
for (const root of roots) {
  text(typeof root === 'function' ? createElement(root, {}) : root)
}
console.log(JSON.stringify(loaders))
