import type { ElementType, Key } from 'react'
import * as react from 'react/jsx-runtime'
import { markElement } from './mark-element.ts'

export { Fragment } from 'react/jsx-runtime'
export type { JSX } from 'react'

// The compiled form of `<p>{text}</p>` in a build; configured by `jsxImportSource` in
// tsconfig.json.

export const jsx = (type: ElementType, props: object, key?: Key) =>
  react.jsx(type, markElement(type, withoutUnset(type, props)), key)

export const jsxs = (type: ElementType, props: object, key?: Key) =>
  react.jsxs(type, markElement(type, withoutUnset(type, props)), key)

/** The attributes that are set: the data of a page would name the others, too. */
function withoutUnset(type: ElementType, props: object): object {
  if (typeof type !== 'string' || !Object.values(props).includes(undefined)) return props
  return Object.fromEntries(Object.entries(props).filter(([, value]) => value !== undefined))
}
