import type { ElementType, Key } from 'react'
import * as react from 'react/jsx-dev-runtime'
import { markElement } from './mark-element.ts'

export { Fragment } from 'react/jsx-dev-runtime'
export type { JSX } from 'react'

type Rest = [isStatic: boolean, source?: react.JSXSource, self?: unknown]

/** The compiled form of `<p>{text}</p>` in development. */
export const jsxDEV = (type: ElementType, props: object, key?: Key, ...rest: Rest) =>
  react.jsxDEV(type, markElement(type, props), key, ...rest)
