import { DISCLOSURE_ROWS, isPolicy, POLICIES } from 'school-schema/disclosure'
import { FORM_FACTS, PAGES_THAT_ANSWER } from 'school-schema/disclosure-form'
import { schoolDay } from 'school-schema/day'
import { ownValue } from 'school-schema/values/own-value'
import { timeOf, type Database, type Row } from '../shared.ts'

/** A document: the number of its row, and its file with the end of its name, or its address. */
export type Paper = {
  number: string
  title: string
  file: string | null
  extension: string
  address: string | null
}

/** A row of the Board's form, or of the register of policies. */
export type Line = {
  number: string
  question: string
  answer: string
  owner: string
  /** Days, YYYY-MM-DD; empty if there is none. */
  issued: string
  until: string
  checked: string
  /** Answered, and not expired. */
  isComplete: boolean
}

export type Pack = {
  school: string
  today: string
  lines: Line[]
  policies: Line[]
  papers: Paper[]
}

/** The documents of the form and of the register, each with its number there and the column with its end. */
const DOCUMENTS = [
  ...Object.entries(DISCLOSURE_ROWS).map(([kind, name]) => {
    const [number = ''] = name.split(' ', 1)
    return { kind, number, question: name.slice(number.length + 1), end: 'valid_until' }
  }),
  ...Object.entries(POLICIES).map(([kind, name], index) => {
    const number = `P${String(index + 1).padStart(2, '0')}`
    return { kind, number, question: name.replace('Policy: ', ''), end: 'review_by' }
  }),
]

export async function readPack(database: Database, now = new Date()): Promise<Pack> {
  const published = { status: 'published' }
  const [school = {}] = await database('school')
  const [disclosure = {}] = await database('disclosure')
  const rows = await database('disclosure_document').where(published)
  const results = await database('board_result').where(published)
  const pages = await database('pages').where(published).select('page_name', 'title')
  const files = await database('directus_files')
    .whereIn(
      'id',
      rows.flatMap(({ file }) => file ?? []),
    )
    .select('id', 'title', 'filename_download')
  const today = schoolDay(now)
  const newest = rows.toSorted((one, other) =>
    dayOf(other['issued_on']).localeCompare(dayOf(one['issued_on'])),
  )
  const fileOf = (row: Row) => files.find(({ id }) => id === row['file'])
  const titleOf = (row: Row) =>
    [row['title'], fileOf(row)?.['title'], row['remark'], row['url']].map(textOf).find(Boolean) ??
    ''
  const ofKind = (kind: string) => newest.filter((row) => row['kind'] === kind)

  /** What the website shows in a row besides its documents. */
  function elsewhere(kind: string): string {
    if (kind === 'board_results')
      return results.length > 0 ? `Table of ${results.length} results` : ''
    const name = ownValue(PAGES_THAT_ANSWER, kind)
    return textOf(pages.find(({ page_name }) => page_name === name)?.['title'])
  }

  function documentLine({ kind, number, question, end }: (typeof DOCUMENTS)[number]): Line {
    const own = ofKind(kind)
    const answer = [...own.map(titleOf), elsewhere(kind)].filter(Boolean).join('; ')
    const until = own.map((row) => dayOf(row[end])).find(Boolean) ?? ''
    const [first = {}] = own
    return {
      number,
      question,
      answer,
      owner: textOf(first['owner']),
      issued: dayOf(first['issued_on']),
      until,
      checked: checkOf(first),
      isComplete: answer !== '' && (until === '' || until >= today),
    }
  }

  const facts = FORM_FACTS.map(([number, question, name, columns]) =>
    factLine(number, question, name === 'school' ? school : disclosure, columns),
  )
  const documents = DOCUMENTS.filter(({ kind }) => !isPolicy(kind)).map(documentLine)
  return {
    school: textOf(school['name']),
    today,
    lines: [...facts, ...documents].toSorted((one, other) =>
      one.number.localeCompare(other.number),
    ),
    policies: DOCUMENTS.filter(({ kind }) => isPolicy(kind)).map(documentLine),
    papers: DOCUMENTS.flatMap(({ kind, number }) =>
      ofKind(kind)
        .filter((row) => row['file'] || row['url'])
        .map((row) => ({
          number,
          title: titleOf(row),
          file: textOf(row['file']) || null,
          extension: extensionOf(fileOf(row)),
          address: textOf(row['url']) || null,
        })),
    ),
  }
}

/** A fact of several figures is answered with all of them: without its place, "5, 10" would be read as the first two. */
function factLine(number: string, question: string, record: Row, columns: readonly string[]): Line {
  const texts = columns.map((column) => textOf(record[column]))
  const answer = texts.some(Boolean) ? texts.map((text) => text || '(missing)').join(', ') : ''
  const checked = answer === '' ? '' : checkOf(record)
  const isComplete = texts.every(Boolean)
  return { number, question, answer, owner: '', issued: '', until: '', checked, isComplete }
}

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''

/** A stored day, or that of a stored time; empty without one. */
function dayOf(value: unknown): string {
  const [day] = /^\d{4}-\d\d-\d\d$/.exec(textOf(value)) ?? []
  const time = timeOf(value)
  return day ?? (Number.isNaN(time) ? '' : schoolDay(new Date(time)))
}

/** The last check; without one, the last change. */
const checkOf = (row: Row): string =>
  dayOf(row['checked_on']) || dayOf(row['date_updated']) || dayOf(row['date_created'])

const extensionOf = (file: Row | undefined): string =>
  /\.\w{1,5}$/.exec(textOf(file?.['filename_download']))?.[0] ?? ''

/** How much of the form is answered with what has not expired, in full per cent. */
export const percentOf = ({ lines }: Pack): number =>
  Math.floor((lines.filter(({ isComplete }) => isComplete).length / lines.length) * 100)
