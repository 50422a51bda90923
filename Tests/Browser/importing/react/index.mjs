// As much of React as loaders need to be painted: elements, components called at once, and a few
// hooks that stay as they are. And react-content-loader, written anew from what its page says that
// it paints: one rectangle with a gradient, seen through the shapes.

export const Fragment = Symbol('fragment')

export function createElement(type, props, ...children) {
  return { type, props: { ...props, children: children.length > 1 ? children : children[0] } }
}

// What newer tools call in its place.
export const jsx = (type, props) => ({ type, props })
export const jsxs = jsx

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
export const isValidElement = value => Boolean(value && value.type)

// The loaders met while rendering, in order, each as the text of an svg.
export const loaders = []

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
  if (typeof node !== 'object') return escaped(node)
  const { type, props } = node
  if (type === Fragment) return text(props.children)
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

export function ContentLoader({
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
  const whole = outer.replace(/<\/svg>$/, inside + '</svg>')
  loaders.push(whole)
  return createElement('span', {})
}

export default {
  createElement, Fragment, Component, useState, useEffect, useMemo, useCallback, useRef, memo,
  forwardRef,
}
