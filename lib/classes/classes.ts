import 'server-only'
import { classSlug, parseClass } from 'school-schema/classes/class-names'
import { DEFAULT_LANGUAGE } from 'school-schema/languages'
import { classesOfSchool, isOfClass, type ClassOfSchool } from './classes-in.ts'
import { listBooks } from '../books.ts'
import { listFees } from '../fees/fees.ts'
import { slugOf } from '../format/slug.ts'
import type { Locale } from '../messages/messages.ts'
import { termName } from '../messages/names.ts'
import { listed } from '../messages/values.ts'
import { listFaculty } from '../people/people.ts'

/** The classes of the school, from its published rows. */
export async function listClasses(): Promise<ClassOfSchool[]> {
  const [fees, books, staff] = await Promise.all([
    listFees(DEFAULT_LANGUAGE),
    listBooks(DEFAULT_LANGUAGE),
    listFaculty(DEFAULT_LANGUAGE),
  ])
  return classesOfSchool(
    fees.map(({ className }) => className),
    books.map((book) => book.class),
    staff.map(({ designation }) => designation),
  )
}

const PATH = /^\/class\/([^/]+)(\/(?:calendar\.ics|feed\.xml))?$/i

/** The class at a decoded path in any spelling, and the rest of the path; null if there is none. */
export async function findClassAt(
  path: string,
): Promise<{ found: ClassOfSchool; rest: string } | null> {
  const [, written = '', rest = ''] = PATH.exec(path) ?? []
  if (!written) return null
  const meant = parseClass(written)
  const slug = meant ? classSlug(meant) : slugOf(written)
  const found = (await listClasses()).find((each) => each.slug === slug)
  return found ? { found, rest: rest.toLowerCase() } : null
}

/** The permanent address of a class, in English and encoded. */
export const classHref = ({ slug }: Pick<ClassOfSchool, 'slug'>): string =>
  `/Class/${encodeURIComponent(slug)}`

/** Whether a row is for a class: one for nobody in particular is for all. */
export const concerns = (
  { audience }: { audience: readonly string[] },
  found: ClassOfSchool,
): boolean => audience.length === 0 || audience.some((group) => isOfClass(group, found))

/** The class of a name in the language of a page: "Class VI", "Class 6-A", "Nursery", "कक्षा 6" as it is. */
export function className(locale: Locale, { name, known }: Omit<ClassOfSchool, 'slug'>): string {
  const short = name.replace(/^(?:class|std\.?|standard|grade)\b[\s.-]*/i, '')
  const isNumbered = known !== null && /^[IVX]+$/.test(known.level)
  if (isNumbered && /^[\x20-\x7e]+$/.test(short)) return locale.t('values.class', { name: short })
  return termName(locale, name)
}

/** "For Class VI and Hostel"; null for everybody. */
export function audienceText(
  locale: Locale,
  { audience }: { audience: readonly string[] },
): string | null {
  if (audience.length === 0) return null
  const groups = audience.map((name) => className(locale, { name, known: parseClass(name) }))
  return locale.t('classes.for', { groups: listed(locale, groups) })
}
