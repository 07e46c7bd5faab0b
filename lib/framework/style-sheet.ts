import { readFileSync } from 'node:fs'
import path from 'node:path'
import { lookOf, styleSheetOf } from '../format/look.ts'
import { isEntering } from '../server/visit.ts'

// A visitor who comes from elsewhere gets the styles in the page, which is shown a round trip earlier; one who comes
// from another page of the website has loaded them since, and gets links.

/** The styles of a page as text, and as the links to them. */
export type Sheet = { text: string; links: string }

/** As the framework writes them; the address of the school's own look says what it is. */
const LINK =
  /<link rel="stylesheet" href="\/(?:_next\/(static\/[\w./~-]+\.css)|look\.css\?v=(\w+))" data-precedence="[\w-]+"\/>/g

const texts = new Map<string, string>()

/** The text of a style sheet of this build. */
function readSheet(name: string): string {
  const build = process.env.BUILD_DIR ?? '.next'
  const file = path.join(/* turbopackIgnore: true */ process.cwd(), build, name)
  const text = texts.get(name) ?? readFileSync(file, 'utf8').trim()
  texts.set(name, text)
  return text
}

/** Takes the styles out of a page; null if it has none. */
export function takeSheet(html: string): { sheet: Sheet | null; rest: string } {
  const links = [...html.matchAll(LINK)]
  if (links.length === 0) return { sheet: null, rest: html }
  const text = links.map(([, name, look]) => (name ? readSheet(name) : styleSheetOf(lookOf(look))))
  const sheet = { text: text.join('\n'), links: links.map(([link]) => link).join('') }
  return { sheet, rest: html.replaceAll(LINK, '') }
}

/**
 * The styles as the visitor who waits needs them. The links fetch the file for the next page; React would apply one that it
 * adds itself, and fonts that have arrived meanwhile would move the text.
 */
export const writeSheet = ({ text, links }: Sheet): string =>
  isEntering()
    ? `<style>${text}</style>${links.replaceAll(' data-', ' media="not all" data-')}`
    : links
