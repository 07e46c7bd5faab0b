import 'server-only'
import type { Element, Root } from 'hast'
import { sanitize, type Schema } from 'hast-util-sanitize'
import { z } from 'zod'
import { tidy } from './tidy-html.ts'
import { parseHtml } from './parse-html.ts'

declare const sanitised: unique symbol

/** A tree of allowed elements only. Nothing but `sanitiseHtml` makes one; only RichText takes one. */
export type SafeHtml = { readonly root: Root; readonly [sanitised]: true }

const allowed: Schema = {
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

/**
 * Parses an editor's HTML as a browser would and keeps what is allowed, tidied for the site. Throws
 * when the text is too large.
 */
export function sanitiseHtml(html: string): SafeHtml {
  const root = tidy(sanitize(parseHtml(html), allowed) as Root)
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
  .transform((html, context) => {
    try {
      const safe = sanitiseHtml(html ?? '')
      return isBlank(safe) ? null : safe
    } catch (error) {
      context.addIssue(String(error))
      return z.NEVER
    }
  })
