// Prints the loaders of a module, which esbuild has made CommonJS with the places of its elements,
// as a list in JSON of where each stands and its text. Of one that is painted many times, the first
// counts. What other files of its app would give is not here: it paints what it is given in a page,
// and nothing in a loader.
import Module from 'node:module'
import * as loader from './loader.mjs'
import * as react from './react/index.mjs'

const { createElement, foreign, loaders, presets, setPlace, text } = react
const shapes = Object.fromEntries(
  ['Circle', 'Defs', 'Ellipse', 'G', 'Line', 'Path', 'Polygon', 'Rect'].map(
    name => [name, name.toLowerCase()]))

const own = Module._load
Module._load = (name, ...rest) => {
  if (name === 'react' || name.startsWith('react/')) return react
  if (name.startsWith('react-content-loader')) return { ...loader, ...presets, ...shapes, __esModule: true }
  if (rest[1] || name.startsWith('node:')) return own.call(Module, name, ...rest)
  return foreign
}
if (process.argv[3]) setPlace(Number(process.argv[3]))
const screen = { innerWidth: 393, innerHeight: 852, addEventListener() {}, matchMedia: () => ({}) }
Object.assign(globalThis, {
  localStorage: { getItem: () => null, setItem() {} }, window: screen, React: react.default,
})
Math.random = () => 0.5
const given = own.call(Module, process.argv[2], null, true)
const roots = Object.values(given)
const failures = []
for (const root of roots) {
  try {
    text(typeof root === 'function' ? createElement(root, {}) : root)
  } catch (error) {
    failures.push(String(error))
  }
}
const first = new Map()
for (const one of loaders) {
  const place = `${String(one.line).padStart(6, '0')}:${String(one.column).padStart(6, '0')}`
  if (!first.has(place)) first.set(place, one.text)
}
console.log(JSON.stringify({ texts: [...first].sort().map(([, text]) => text), failures }))
