import 'server-only'
import { DEFAULT_LANGUAGE, getLanguage, inLanguage } from '../messages/messages.ts'
import { listDates } from '../content/collections/calendar.ts'
import { listBooks } from '../content/collections/books.ts'
import { getDisclosure } from '../content/collections/disclosure.ts'
import { listFaculty, type Teacher } from '../content/collections/faculty.ts'
import { listFees } from '../content/collections/fees.ts'
import { listAlbums } from '../content/collections/gallery.ts'
import { listHeadings } from '../content/collections/headings.ts'
import { listNotices } from '../content/collections/notices.ts'
import { listPages, type Page } from '../content/collections/pages.ts'
import { listPeople } from '../content/collections/people.ts'
import { getSchool } from '../content/collections/school.ts'
import { listAllSections } from '../content/collections/sections.ts'
import { listAllTeams } from '../content/collections/teams.ts'

/** The kinds of results; for equal scores in this order. */
export const kinds = ['page', 'notice', 'staff', 'document'] as const

export type Kind = (typeof kinds)[number]

/** A possible result of a search. */
export type Finding = {
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
  /** The days of its dates that its text does not name, such as those of a vacation. */
  days?: string
  /** The calendar day if it has one, YYYY-MM-DD. */
  date: string | null
}

const NO_PAGES: readonly Page[] = []
const NO_STAFF: readonly Teacher[] = []

/** All searchable content of the CMS. */
export async function readSources() {
  const [people, teams, dates, sections] = await Promise.all([
    listPeople(),
    listAllTeams(),
    listDates(),
    listAllSections(),
  ])
  const [pages, notices, staff, headings, albums, fees, books, disclosure, school] =
    await Promise.all([
      listPages(),
      listNotices(),
      listFaculty(),
      listHeadings(),
      listAlbums(),
      listFees(),
      listBooks(),
      getDisclosure(),
      getSchool(),
    ])
  // Visitors of a translated page also search by its English name, and for a teacher as on certificates.
  const isTranslated = getLanguage() !== DEFAULT_LANGUAGE
  const originals = isTranslated ? await inLanguage(DEFAULT_LANGUAGE, listPages) : NO_PAGES
  const staffOriginals = isTranslated ? await inLanguage(DEFAULT_LANGUAGE, listFaculty) : NO_STAFF
  const papers = Object.values(disclosure.documents).flat()
  const lists = { pages, notices, staff, headings, albums, fees, books }
  return { ...lists, people, teams, dates, sections, papers, school, originals, staffOriginals }
}

export type Sources = Awaited<ReturnType<typeof readSources>>

/** True if both have the same content objects. */
export function isSameContent(one: Sources, other: Sources): boolean {
  const parts = ({ papers, ...rest }: Sources) => [...Object.values(rest), ...papers]
  const [first, second] = [parts(one), parts(other)]
  return first.length === second.length && first.every((part, index) => part === second[index])
}
