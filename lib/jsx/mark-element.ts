import { createElement, Fragment, type ElementType, type ReactNode } from 'react'
import { markRuns, otherLanguageOf } from '../format/language-runs.ts'

type Props = { children?: ReactNode; lang?: string; alt?: string; title?: string }

/** These elements contain text only. */
const PLAIN = new Set<unknown>(['option', 'textarea', 'title', 'script', 'style'])
/** These elements are read out by an attribute. */
const EMPTY = new Set<unknown>(['img', 'iframe'])

const isText = (child: ReactNode) => typeof child === 'string'

/** The text of an element that can have only one language; null for any other. */
function wholeText(type: ElementType, { alt, title, children }: Props): string | null {
  if (EMPTY.has(type)) return alt ?? title ?? ''
  return PLAIN.has(type) ? [children].flat().filter(isText).join('') : null
}

function markChild(child: ReactNode, index = 0): ReactNode {
  if (Array.isArray(child)) return child.map(markChild)
  if (typeof child !== 'string') return child
  const lang = otherLanguageOf(child)
  if (!lang) return child
  const key = `text-${index}`
  const parts = markRuns(child, (run, lang) => createElement('span', { lang }, run))
  if (parts.length === 1) return createElement('span', { key, lang }, child)
  // A single element, like the text before: in a flex container each part would be an item.
  return createElement('span', { key }, ...parts)
}

/** Properties with each passage in Hindi or Bengali marked (WCAG 3.1.2), unless the element has a `lang`. */
export function markElement(type: ElementType, props: Props): Props {
  // A component passes its children to elements, which are handled there.
  if ((typeof type !== 'string' && type !== Fragment) || props.lang) return props
  const whole = wholeText(type, props)
  if (whole === null)
    return 'children' in props ? { ...props, children: markChild(props.children) } : props
  const lang = otherLanguageOf(whole)
  return lang ? { ...props, lang } : props
}
