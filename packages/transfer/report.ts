import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { escapeHtml } from 'school-schema/values/escape-html'

/** What becomes of a part of an import. */
export const outcomes = {
  refused: 'Refused',
  'left-out': 'Left out',
  changed: 'Changed',
  guessed: 'Guessed',
} as const

/** Something that did not come as it was. */
export type ReportEntry = {
  outcome: keyof typeof outcomes
  /** The row, page or file that it is about, as the office knows it. */
  about: string
  /** Where it was: an address of the old website, or a place in a file. */
  place: string
  /** The same words for all of its kind, as they are counted: "hidden text". */
  what: string
  /** This one: the text that is left out, the address, the reason. */
  detail: string
}

/** Adds what became of something: the words for its kind, and the text, address or reason of this one. */
export type AddNote = (outcome: ReportEntry['outcome'], what: string, detail?: string) => void

export type Report = ReturnType<typeof createReport>

/** What an import leaves out, changes, guesses and refuses; the same for a dry run. */
export function createReport() {
  const entries = new Map<string, ReportEntry>()
  return {
    /** Adds to what is said about a row, page or file. */
    about:
      (about: string, place: string): AddNote =>
      (outcome, what, detail = '') => {
        const entry = { outcome, about, place, what, detail }
        entries.set(JSON.stringify(entry), entry)
      },
    get entries(): readonly ReportEntry[] {
      return [...entries.values()]
    },
  }
}

/** A text with at most this many characters. */
export const shortened = (text: string, longest: number): string =>
  text.length <= longest ? text : `${text.slice(0, longest - 1).trimEnd()}…`

/** The report in short: a line for each kind, with the first of it. What is refused is said below its collection. */
export function linesOf({ entries }: Report): string[] {
  const others = entries.filter(({ outcome }) => outcome !== 'refused')
  const kinds = Map.groupBy(others, ({ outcome, what }) => `${outcomes[outcome]}: ${what}`)
  return [...kinds].map(([kind, [first, ...others]]) => {
    const more = others.length > 0 ? `, and ${others.length} more` : ''
    const detail = first?.detail ? ` (${shortened(first.detail, 60)})` : ''
    return `  ${kind}: ${first?.about ?? ''}${detail}${more}`
  })
}

function rowOf({ outcome, about, place, what, detail }: ReportEntry): string {
  const linked = /^https?:/.test(place)
    ? `<a href="${escapeHtml(place)}">${escapeHtml(place)}</a>`
    : escapeHtml(place)
  const cells = [escapeHtml(about), linked, outcomes[outcome], escapeHtml(what), escapeHtml(detail)]
  return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`
}

/** Writes the complete report as a page for the office. */
export async function writeReport({ entries }: Report, file: string): Promise<void> {
  const heads = ['Page, notice or file', 'Where it was', 'What happened', 'To what', 'In detail']
  const style =
    'body{font:16px/1.5 sans-serif;margin:2rem}table{border-collapse:collapse}th,td{border:1px solid #888;padding:.3rem .6rem;text-align:left;vertical-align:top;overflow-wrap:anywhere}'
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(
    file,
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Report of the import</title><style>${style}</style>
<h1>Report of the import</h1><p>${entries.length} entries. What is not listed came as it was, without colours, backgrounds, fonts, alignment, writing from right to left, and numbers of lists other than 1, 2, 3.</p>
<table><tr>${heads.map((head) => `<th>${head}</th>`).join('')}</tr>
${entries.map(rowOf).join('\n')}
</table></html>\n`,
  )
}
