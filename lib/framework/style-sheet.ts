import { readFileSync } from 'node:fs'
import path from 'node:path'
import { lookOf, styleSheetOf } from '../format/look.ts'
import { namedIn, usedStyles } from './used-styles.ts'

// A visitor who comes from elsewhere gets the styles that the page uses in it, which is shown a round trip earlier, and the
// link at its end; one who comes from another page of the website has loaded the file since, and gets the link only.

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

/** The style sheet that a link names. */
const textOf = ([, name, look]: readonly string[]): string =>
  name ? readSheet(name) : styleSheetOf(lookOf(look))

/**
 * Fonts are declared in the first page. A file that applies later would load them again for a page that is shown without
 * them, which moves its text.
 */
const isOfFonts = (text: string): boolean => text.startsWith('@font-face')

/** The encoding has to be within the first kilobyte. */
const HEAD = /<head>(?:<meta charset="utf-8"\/>)?/i
const END = /(?=<\/body><\/html>$)/

/** The forms of a page, and the texts of their style elements. */
export type StyledPage = { entering: string; following: string; styles: readonly string[] }

/**
 * A page for a visitor who comes from elsewhere, and for one who has its style sheet.
 * @param start what comes before the styles
 */
export function placeStyles(html: string, start: string): StyledPage {
  const links = [...html.matchAll(LINK)]
  const place = (styles: string, page = html) => page.replace(HEAD, (head) => head + start + styles)
  if (links.length === 0) return { entering: place(''), following: place(''), styles: [] }
  const page = html.replaceAll(LINK, '')
  const files = links.map((link) => ({ link: link[0], text: textOf(link) }))
  const fonts = files.filter(({ text }) => isOfFonts(text))
  const others = files.filter(({ text }) => !isOfFonts(text))
  const faces = fonts.map(({ text }) => text).join('\n')
  const texts = others.map(({ text }) => text).join('\n')
  const used = `${faces}\n${usedStyles(texts, namedIn(page))}`
  const sheets = others.map(({ link }) => link).join('')
  // Loaded for the next page, and not applied.
  const later = fonts.map(({ link }) => link.replace('/>', ' media="not all"/>')).join('')
  return {
    entering: place(`<style>${used}</style>`, page).replace(END, () => sheets + later),
    following: place(sheets + fonts.map(({ link }) => link).join(''), page),
    styles: [used],
  }
}
