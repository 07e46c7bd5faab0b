import 'server-only'
import { classSlug, parseClass } from 'school-schema/classes/class-names'
import { DEFAULT_LANGUAGE } from 'school-schema/languages'
import { listBooks } from '../books.ts'
import { listDates } from '../calendar/calendar.ts'
import { listFees } from '../fees/fees.ts'
import { classHours } from '../format/hours.ts'
import { slugOf } from '../format/slug.ts'
import type { Locale } from '../messages/messages.ts'
import { listNotices } from '../notices/notices.ts'
import { listFaculty, type Teacher } from '../people/people.ts'
import { getSchool } from '../school/school.ts'
import { listAllSections } from '../sections/sections.ts'
import { concerns, classesOfSchool, classTaught, isOfClass, type ClassOfSchool } from './classes.ts'

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

/** The current notices for a class, also those for everybody. */
export const listNoticesOf = async ({ language }: Locale, found: ClassOfSchool) =>
  (await listNotices(language)).filter((row) => concerns(row, found))

/** The dates for a class, also those for everybody. */
export const listDatesOf = async ({ language }: Locale, found: ClassOfSchool) =>
  (await listDates(language)).filter((row) => concerns(row, found))

/** The teachers whose designation says that they have the class. */
async function listTeachersOf({ language }: Locale, found: ClassOfSchool): Promise<Teacher[]> {
  const [originals, staff] = await Promise.all([
    listFaculty(DEFAULT_LANGUAGE),
    listFaculty(language),
  ])
  const ids = originals.flatMap(({ id, designation }) => {
    const taught = classTaught(designation)
    return taught && isOfClass(taught, found) ? id : []
  })
  return staff.filter(({ id }) => ids.includes(id))
}

/** The line of the timings in which the class is, with its hours; the lines are translated, the classes in them not. */
async function findHoursOf(locale: Locale, found: ClassOfSchool): Promise<string | null> {
  const [original, own] = await Promise.all([
    getSchool(DEFAULT_LANGUAGE),
    getSchool(locale.language),
  ])
  const index = classHours(original.classTimings).findIndex(
    (line) => line !== null && line.classes !== '' && isOfClass(line.classes, found),
  )
  const [, hours = null] = /^.+?:\s+(.+)$/.exec(own.classTimings[index] ?? '') ?? []
  return hours
}

/** What the school has published for a class; documents are only those that name it. */
export async function getClassContent(locale: Locale, found: ClassOfSchool) {
  const { language } = locale
  const [notices, dates, teachers, hours, fees, books, sections] = await Promise.all([
    listNoticesOf(locale, found),
    listDatesOf(locale, found),
    listTeachersOf(locale, found),
    findHoursOf(locale, found),
    listFees(language),
    listBooks(language),
    listAllSections(language),
  ])
  return {
    notices,
    dates,
    teachers,
    hours,
    fee: fees.find(({ className }) => isOfClass(className, found)) ?? null,
    books: books.filter((book) => isOfClass(book.class, found)),
    documents: sections.filter(
      (section) => section.audience.length > 0 && concerns(section, found),
    ),
  }
}
