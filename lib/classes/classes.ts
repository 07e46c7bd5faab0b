import {
  parseClass,
  classOrder,
  classSlug,
  isSameClass,
  listClassesIn,
  type SchoolClass,
} from 'school-schema/classes/class-names'
import type { Locale } from '../messages/messages.ts'
import { termName } from '../messages/names.ts'
import { listed } from '../messages/values.ts'
import { slugOf } from '../format/slug.ts'

/** A class of the school, as it writes it, with the end of its address. */
export type ClassOfSchool = { slug: string; name: string; known: SchoolClass | null }

/** The class that a teacher has: "TGT Mathematics, class teacher of VI A". */
export const classTaught = (designation: string | null): string | null =>
  /\bclass teacher of (.+?)(?:,|$)/i.exec(designation ?? '')?.[1] ?? null

/** The classes that a name of a row means; of a range, each. */
function classesOf(name: string): ClassOfSchool[] {
  const [known, ...others] = listClassesIn(name)
  if (!known) return [{ slug: slugOf(name), name, known: null }]
  if (others.length === 0) return [{ slug: classSlug(known), name, known }]
  return [known, ...others].map((each) => ({
    slug: classSlug(each),
    name: classSlug(each),
    known: each,
  }))
}

/**
 * The classes of some lists of names, in the order of the first: it has all that it names, another one adds
 * the levels that are missing.
 */
export function classesIn(...lists: readonly (readonly string[])[]): ClassOfSchool[] {
  const [first = [], ...others] = lists.filter((names) => names.length > 0)
  const found = new Map(first.flatMap(classesOf).map((each) => [each.slug, each]))
  const isNew = ({ known, slug }: ClassOfSchool) =>
    !found.has(slug) &&
    ![...found.values()].some((each) => known && each.known && isSameClass(each.known, known))
  for (const each of others.flat().flatMap(classesOf)) if (isNew(each)) found.set(each.slug, each)
  // A line of a table, such as ***, has no address.
  found.delete('')
  return [...found.values()].toSorted(
    (one, other) => classOrder(one.known) - classOrder(other.known),
  )
}

/** The classes of a school: those with a fee, a book list or a class teacher. No list of its own, which would contradict them. */
export const classesOfSchool = (
  fees: readonly string[],
  books: readonly string[],
  designations: readonly (string | null)[],
): ClassOfSchool[] =>
  classesIn(
    fees,
    books,
    designations.flatMap((designation) => classTaught(designation) ?? []),
  )

/** Whether something that names classes, such as a fee or a line of timings, is of a class. */
export function isOfClass(written: string, { known, name, slug }: ClassOfSchool): boolean {
  if (!known) return written === name || slugOf(written) === slug
  return listClassesIn(written).some((each) => isSameClass(each, known))
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
