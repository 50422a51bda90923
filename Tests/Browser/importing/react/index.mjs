// As much of React as loaders need to be painted: elements, components called at once, and a few
// hooks that stay as they are. And react-content-loader, written anew from what its page says that
// it paints: one rectangle with a gradient, seen through the shapes.

export const Fragment = Symbol('fragment')

export function createElement(type, props, ...children) {
  return { type, props: { ...props, children: children.length > 1 ? children : children[0] } }
}

// What newer tools call in its place, with where the element stands in the text.
export const jsxDEV = (type, props, key, isStatic, at) => ({ type, props, at })
export const jsx = jsxDEV
export const jsxs = jsxDEV

// Whatever another file of an app would give: a component, a colour, a function.
export const foreign = new Proxy(function Foreign() {}, {
  get: (target, name) =>
    name === Symbol.toPrimitive ? () => 'unknown' : name === Symbol.iterator ? undefined
      : name === 'prototype' ? {} : name === '__esModule' ? true : foreign,
  apply: () => foreign,
  construct: () => foreign,
})

export class Component {
  constructor(props) {
    this.props = props
  }
}
export const useState = value => [typeof value === 'function' ? value() : value, () => {}]
export const useEffect = () => {}
export const useLayoutEffect = () => {}
export const useMemo = work => work()
export const useCallback = work => work
export const useRef = current => ({ current })
export const memo = component => component
export const forwardRef = component => component
export const createContext = () => foreign
export const useContext = () => foreign
export const useId = () => 'id'
export const useReducer = (work, state) => [state, () => {}]
export const Suspense = Fragment
export const isValidElement = value => Boolean(value && value.type)

// The loaders met while rendering, each with its place and as the text of an svg.
export const loaders = []
let isInLoader = false

function keep({ type, props, at }) {
  if (isInLoader) return ''
  isInLoader = true
  const whole = type === 'svg' ? text({ type, props }) : type(props)
  isInLoader = false
  loaders.push({ line: at?.lineNumber ?? 0, column: at?.columnNumber ?? loaders.length, text: whole })
  return ''
}

const plainNames = {
  clipPath: 'clip-path', fillOpacity: 'fill-opacity', fillRule: 'fill-rule', stopColor: 'stop-color',
  stopOpacity: 'stop-opacity', strokeWidth: 'stroke-width', strokeLinecap: 'stroke-linecap',
  strokeOpacity: 'stroke-opacity', className: 'class',
}
const escaped = text => String(text).replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;')
const css = style =>
  Object.entries(style)
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([key, value]) => {
      const name = key.replace(/[A-Z]/g, letter => '-' + letter.toLowerCase())
      const isLength = typeof value === 'number' && value !== 0 && key !== 'opacity'
      return `${name}:${isLength ? value + 'px' : value}`
    })
    .join(';')

export function text(node) {
  if (node === null || node === undefined || typeof node === 'boolean') return ''
  if (Array.isArray(node)) return node.map(text).join('')
  if (node === foreign) return ''
  if (typeof node !== 'object') return escaped(node)
  const { type, props, at } = node
  if (type === Fragment) return text(props.children)
  if (type === foreign) return isInLoader ? '' : text(props.children)
  if (type === ContentLoader || Object.values(presets).includes(type) || type === 'svg' && !isInLoader) {
    return keep(node)
  }
  if (typeof type === 'function') {
    return type.prototype instanceof Component ? text(new type(props).render()) : text(type(props))
  }
  let tag = '<' + type
  for (const [name, value] of Object.entries(props)) {
    if (['children', 'key', 'ref'].includes(name) || value === null || value === undefined) continue
    if (typeof value === 'function' || value === false) continue
    const shown = name === 'style' && typeof value === 'object' ? css(value) : value
    tag += ` ${plainNames[name] ?? name}="${escaped(shown)}"`
  }
  return `${tag}>${text(props.children)}</${type}>`
}

// Where the gradient stands, in widths of the picture: at -ratio where it does not move.
let place = null
export const setPlace = value => (place = value)
let count = 0

export function ContentLoader(given) {
  const known = Object.entries(given).filter(([, value]) => value !== foreign)
  const { children } = given
  // Without shapes it is a preset.
  return children === undefined || children === null
    ? presets.Facebook(Object.fromEntries(known)) : paint(Object.fromEntries(known))
}

function paint({
  animate, backgroundColor = '#f5f6f7', backgroundOpacity = 1, baseUrl, children,
  foregroundColor = '#eee', foregroundOpacity = 1, gradientRatio = 2, uniqueKey, rtl = false,
  speed, interval, style = {}, title, beforeMask, ...props
}) {
  const id = `loader-${count++}`
  const at = place === null ? -gradientRatio : place
  const stop = (offset, color, opacity) =>
    `<stop offset="${offset}" stop-color="${escaped(color)}" stop-opacity="${opacity}"></stop>`
  const own = rtl ? { ...style, transform: 'scaleX(-1)' } : style
  const inside =
    `<rect x="0" y="0" width="100%" height="100%" clip-path="url(#${id}-clip)" ` +
    `style="fill:url(#${id}-fill)"></rect><defs><clipPath id="${id}-clip">${text(children)}` +
    `</clipPath><linearGradient id="${id}-fill" gradientTransform="translate(${at} 0)">` +
    stop('0%', backgroundColor, backgroundOpacity) + stop('50%', foregroundColor, foregroundOpacity) +
    stop('100%', backgroundColor, backgroundOpacity) + '</linearGradient></defs>'
  const outer = text(createElement('svg', { ...props, style: own }))
  return outer.replace(/<\/svg>$/, inside + '</svg>')
}

const bar = radius => ([x, y, width, height]) =>
  createElement('rect', { x, y, width, height, rx: radius })
const dot = ([cx, cy, r]) => createElement('circle', { cx, cy, r })
const preset = (viewBox, shapes) => props => paint({ viewBox, ...props, children: shapes })

// The loaders that react-content-loader brings.
export const presets = {
  Facebook: preset('0 0 476 124', [
    ...[[48, 8, 88, 6], [48, 26, 52, 6], [0, 56, 410, 6], [0, 72, 380, 6], [0, 88, 178, 6]]
      .map(bar(3)), dot([20, 20, 20]),
  ]),
  Instagram: preset('0 0 400 460', [
    dot([31, 31, 15]), ...[[58, 18, 140, 10], [58, 34, 140, 10], [0, 60, 400, 400]].map(bar(2)),
  ]),
  Code: preset('0 0 340 84', [
    [0, 0, 67, 11], [76, 0, 140, 11], [127, 48, 53, 11], [187, 48, 72, 11], [18, 48, 100, 11],
    [0, 71, 37, 11], [18, 23, 140, 11], [166, 23, 173, 11],
  ].map(bar(3))),
  List: preset('0 0 400 110', [
    [0, 0, 250, 10], [20, 20, 220, 10], [20, 40, 170, 10], [0, 60, 250, 10], [20, 80, 200, 10],
    [20, 100, 80, 10],
  ].map(bar(3))),
  BulletList: preset('0 0 245 125', [0, 30, 60, 90].flatMap(y => [
    dot([10, 20 + y, 8]), bar(5)([25, 15 + y, 220, 10]),
  ])),
}

export default {
  createElement, Fragment, Component, useState, useEffect, useMemo, useCallback, useRef, memo,
  forwardRef, createContext, useContext, useId, useLayoutEffect, useReducer, Suspense,
}
