import 'server-only'
import { listDates } from '../calendar/calendar.ts'
import { listBooks } from '../books.ts'
import { getDisclosure } from '../disclosure/disclosure.ts'
import { listFaculty, listPeople } from '../people/people.ts'
import { listFees } from '../fees/fees.ts'
import { listAlbums } from '../albums.ts'
import { listHeadings } from '../headings.ts'
import { listNotices } from '../notices/notices.ts'
import { listPages } from '../pages/pages.ts'
import { getSchool } from '../school/school.ts'
import { listAllSections } from '../sections/sections.ts'
import { listAllTeams } from '../people/teams.ts'
import { otherLanguages } from '../pages/languages.ts'
import type { Language } from 'school-schema/languages'

/** The kinds of results; for equal scores in this order. */
export const kinds = ['page', 'notice', 'staff', 'document'] as const

export type Kind = (typeof kinds)[number]

/** A possible result of a search. */
export type SearchEntry = {
  id: string
  kind: Kind
  title: string
  href: string
  /** Its kind for readers: "Notice of 12 December 2025". */
  label: string
  /** Alternative names. */
  names?: string
  /** One sentence about it. */
  summary?: string
  /** Its complete text. */
  text?: string
  /** Its texts in the other languages of the school. */
  translations?: string
  /** The days of its dates that its text does not name, such as those of a vacation. */
  days?: string
  /** Whether it only announces its text. */
  isEmpty?: boolean
  /** The calendar day if it has one, YYYY-MM-DD. */
  date: string | null
}

/** What visitors find by its words in another language. */
const readTitled = async (language: Language) => {
  const [pages, notices, staff] = await Promise.all([
    listPages(language),
    listNotices(language),
    listFaculty(language),
  ])
  return { pages, notices, staff }
}

/** All searchable content of the CMS. */
export async function readSources(language: Language) {
  const [people, teams, dates, sections] = await Promise.all([
    listPeople(language),
    listAllTeams(language),
    listDates(language),
    listAllSections(language),
  ])
  const [pages, notices, staff, headings, albums, fees, books, disclosure, school] =
    await Promise.all([
      listPages(language),
      listNotices(language),
      listFaculty(language),
      listHeadings(language),
      listAlbums(language),
      listFees(language),
      listBooks(language),
      getDisclosure(language),
      getSchool(language),
    ])
  const translations = await Promise.all(otherLanguages(language, school).map(readTitled))
  const documents = Object.values(disclosure.documents).flat()
  const lists = { pages, notices, staff, headings, albums, fees, books }
  return { ...lists, people, teams, dates, sections, documents, school, translations }
}

export type Sources = Awaited<ReturnType<typeof readSources>>

/** The same row in the other languages; one without a translation is the row itself, and left out. */
export function inOtherLanguages<Row>(
  { translations }: Sources,
  rowsOf: (each: Sources['translations'][number]) => readonly Row[],
  key: keyof Row,
) {
  const byKey = translations.map((each) => new Map(rowsOf(each).map((row) => [row[key], row])))
  return (row: Row): Row[] =>
    byKey.flatMap((known) => known.get(row[key]) ?? []).filter((each) => each !== row)
}

/** True if both have the same content objects. */
export function isSameContent(one: Sources, other: Sources): boolean {
  const parts = ({ documents, translations, ...rest }: Sources) => [
    ...Object.values(rest),
    ...documents,
    ...translations.flatMap((each) => Object.values(each)),
  ]
  const [first, second] = [parts(one), parts(other)]
  return first.length === second.length && first.every((part, index) => part === second[index])
}
