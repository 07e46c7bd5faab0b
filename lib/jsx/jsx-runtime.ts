import type { ElementType, Key } from 'react'
import * as react from 'react/jsx-runtime'
import { markElement } from './mark-element.ts'

export { Fragment } from 'react/jsx-runtime'
export type { JSX } from 'react'

// What `<p>{text}</p>` is compiled to, in a build; `jsxImportSource` in tsconfig.json leads here.

export const jsx = (type: ElementType, props: object, key?: Key) =>
  react.jsx(type, markElement(type, props), key)

export const jsxs = (type: ElementType, props: object, key?: Key) =>
  react.jsxs(type, markElement(type, props), key)
