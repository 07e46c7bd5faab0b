import type { Element, Root } from 'hast'
import { isOldFont, wrongEncodingOf, type WrongEncoding } from 'school-schema/old-fonts/detect'
import { elementsBelow } from '../../content/html/parse-html.ts'
import { type Place, type RuleResult, shortened } from '../finding.ts'
import { contentNames, placeOf } from '../places.ts'
import { attribute, elementsNamed, wordsIn } from './texts.ts'
import { rowsOf, type Rule, type TextRule } from './rule.ts'

type Unreadable = { words: string; cause: WrongEncoding }

const BLOCKS = 'p li td th h1 h2 h3 h4 h5 h6 caption blockquote pre div'.split(' ')

const fontOf = (element: Element): string =>
  /(?:^|;)\s*font-family\s*:\s*([^;]+)/i.exec(attribute(element, 'style'))?.[1] ??
  attribute(element, 'face')

const inScript = /[\p{Script=Devanagari}\p{Script=Bengali}]/u

/** Letters that only the font of their element makes Hindi or Bengali. */
const inOldFont = (element: Element): boolean =>
  isOldFont(fontOf(element)) && /[a-z]/i.test(wordsIn(element)) && !inScript.test(wordsIn(element))

/** The first words of a text that visitors cannot read; null if they can read all. */
function unreadableIn(root: Root): Unreadable | null {
  const fonted = elementsBelow(root).find(inOldFont)
  if (fonted) return { words: wordsIn(fonted), cause: 'old-font' }
  // Block by block, as a long text may have one such paragraph.
  const blocks = elementsNamed(root, ...BLOCKS)
  for (const words of (blocks.length > 0 ? blocks : [root]).map(wordsIn)) {
    const cause = wrongEncodingOf(words)
    if (cause) return { words, cause }
  }
  return null
}

const MESSAGES: Record<WrongEncoding, { what: string; todo: string }> = {
  'old-font': {
    what: 'is typed for an old font such as Kruti Dev or Bijoy, and visitors read Latin letters without meaning',
    todo: 'Convert it to Unicode: open this entry, and choose “Convert it and save”. Without such a button search the web for “Kruti Dev to Unicode”, for Bengali “Bijoy to Unicode”, paste the text there, and copy the result back. Do this before you remove fonts. For new texts use the Hindi or Bengali keyboard of Windows or of the phone.',
  },
  misread: {
    what: 'was damaged when it was copied, and visitors read signs like “â€™” instead of its letters',
    todo: 'Delete it, and copy it again from the original document; or type it again.',
  },
}

function toResultOf(place: Place, { words, cause }: Unreadable, detail: string): RuleResult {
  const { what, todo } = MESSAGES[cause]
  return { place, code: 'wrong-encoding', detail, what: `“${shortened(words)}” ${what}`, todo }
}

/** The texts with formats, which `encodedText` reads. */
const FORMATTED = ['notification.description', 'pages.content']

/** Lines in a wrong encoding, which visitors cannot read. */
export const encodedLines: Rule = ({ rows }) =>
  [...contentNames, 'directus_files' as const].flatMap((name) =>
    rowsOf(rows, name).flatMap((row) =>
      Object.entries(row).flatMap(([field, value]: [string, unknown]) => {
        const isLine = typeof value === 'string' && !FORMATTED.includes(`${name}.${field}`)
        const words = isLine ? value : ''
        const cause = wrongEncodingOf(words)
        return cause ? [toResultOf(placeOf(name, row), { words, cause }, field)] : []
      }),
    ),
  )

/** Texts in a wrong encoding. */
export const encodedText: TextRule = ({ place, root }) => {
  const found = unreadableIn(root)
  return found ? [toResultOf(place, found, 'text')] : []
}
