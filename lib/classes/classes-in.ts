import {
  classOrder,
  classSlug,
  isSameClass,
  listClassesIn,
  type SchoolClass,
} from 'school-schema/classes/class-names'
import { slugOf } from '../format/slug.ts'

// What lists of names say of classes; also for commands, which run without Next.js.

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
