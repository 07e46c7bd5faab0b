import type { ElementType, Key } from 'react'
import * as react from 'react/jsx-runtime'
import { markElement } from './mark-element.ts'

export { Fragment } from 'react/jsx-runtime'
export type { JSX } from 'react'

// The compiled form of `<p>{text}</p>` in a build; configured by `jsxImportSource` in
// tsconfig.json.

export const jsx = (type: ElementType, props: object, key?: Key) =>
  react.jsx(type, markElement(type, props), key)

export const jsxs = (type: ElementType, props: object, key?: Key) =>
  react.jsxs(type, markElement(type, props), key)
