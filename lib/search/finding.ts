import 'server-only'
import { getDisclosure } from '../content/collections/disclosure.ts'
import { listFaculty } from '../content/collections/faculty.ts'
import { listFees } from '../content/collections/fees.ts'
import { listAlbums } from '../content/collections/gallery.ts'
import { listHeadings } from '../content/collections/headings.ts'
import { listNotices } from '../content/collections/notices.ts'
import { listPages } from '../content/collections/pages.ts'
import { getSchool } from '../content/collections/school.ts'

/** What can be found, best placed first where all else is equal. */
export const kinds = ['page', 'notice', 'staff', 'document'] as const

export type Kind = (typeof kinds)[number]

/** One thing that a search can find. */
export type Finding = {
  id: string
  kind: Kind
  title: string
  href: string
  /** What it is, for who reads the results: "Notice of 12 December 2025". */
  label: string
  /** Other words that people know it by. */
  names: string
  /** One sentence about it; may be empty. */
  summary: string
  /** All that it says; may be empty. */
  text: string
  /** The calendar day of what has one, YYYY-MM-DD. */
  date: string | null
}

/** All of the CMS that can be searched. */
export async function readSources() {
  const [rows, notices, staff, headings, albums, fees, disclosure, school] = await Promise.all([
    listPages(),
    listNotices(),
    listFaculty(),
    listHeadings(),
    listAlbums(),
    listFees(),
    getDisclosure(),
    getSchool(),
  ])
  const papers = Object.values(disclosure.documents).flat()
  return { rows, notices, staff, headings, albums, fees, papers, school }
}

export type Sources = Awaited<ReturnType<typeof readSources>>

/** True when both were answered with the very same content out of memory. */
export function isSameContent(one: Sources, other: Sources): boolean {
  const parts = ({ papers, ...rest }: Sources) => [...Object.values(rest), ...papers]
  const [first, second] = [parts(one), parts(other)]
  return first.length === second.length && first.every((part, index) => part === second[index])
}
