import 'server-only'
import type { Element, Root } from 'hast'
import rehypeParse from 'rehype-parse'
import rehypeSanitize, { type Options } from 'rehype-sanitize'
import { unified } from 'unified'
import { z } from 'zod'
import { tidy } from './html-tidy.ts'

declare const sanitised: unique symbol

/** A tree of allowed elements only. Nothing but `sanitiseHtml` makes one; only RichText takes one. */
export type SafeHtml = { readonly root: Root; readonly [sanitised]: true }

const allowed: Options = {
  tagNames: [
    ...['p', 'h1', 'h2', 'h3', 'h4', 'br', 'hr', 'blockquote', 'pre', 'code'],
    ...['strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'a', 'img'],
    ...['ul', 'ol', 'li', 'table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ],
  attributes: {
    '*': ['lang', 'dir'],
    a: ['href', 'title'],
    img: ['src', 'alt', 'width', 'height'],
    ol: ['start', 'reversed'],
    th: ['colSpan', 'rowSpan', 'scope'],
    td: ['colSpan', 'rowSpan'],
  },
  protocols: { href: ['https', 'http', 'mailto', 'tel'], src: ['https', 'http'] },
  strip: ['script', 'style', 'noscript', 'template', 'iframe', 'object', 'embed', 'svg', 'math'],
  clobber: [],
  allowComments: false,
  allowDoctypes: false,
}

const processor = unified().use(rehypeParse, { fragment: true }).use(rehypeSanitize, allowed)

/** Parses an editor's HTML as a browser would and keeps what is allowed, tidied for the site. */
export function sanitiseHtml(html: string): SafeHtml {
  const root = tidy(processor.runSync(processor.parse(html)))
  return { root } as SafeHtml
}

/** True when there is nothing to see: no text and no picture. */
export function isBlank({ root }: SafeHtml): boolean {
  const hasContent = (node: Root['children'][number] | Element): boolean => {
    if (node.type === 'text') return node.value.trim() !== ''
    if (node.type !== 'element') return false
    return node.tagName === 'img' || node.children.some(hasContent)
  }
  return !root.children.some(hasContent)
}

/** An HTML field of the CMS: null when it is null or blank. */
export const safeHtml = z
  .string()
  .nullable()
  .transform((html) => {
    const safe = sanitiseHtml(html ?? '')
    return isBlank(safe) ? null : safe
  })
