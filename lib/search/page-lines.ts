import { formatDay, formatDays } from '../messages/days.ts'
import { affiliationName, fillText, valuesOf } from '../messages/values.ts'
import { localeOf, type Locale } from '../messages/messages.ts'
import { datesOn } from '../calendar/dates.ts'
import type { CalendarDate } from '../calendar/calendar.ts'
import { fillHtml } from '../content/html/fill-values.ts'
import type { School } from '../school/school.ts'
import { dayAfter } from 'school-schema/day'
import { pageKey, type PageKind } from 'school-schema/pages/page-kinds'
import { localTimes, writeTime } from '../messages/times.ts'
import type { Sources } from './entries.ts'
import type { Page } from '../pages/pages.ts'
import { linesOfHtml } from '../pages/plain-text.ts'
import { linesOfSection } from '../sections/section-texts.ts'

const feesOf = (locale: Locale, lines: readonly string[]) =>
  lines.map((line) => `${locale.t('fees.other.title')} ${line}`)

const admissionFacts = (locale: Locale, school: School) => {
  const values = valuesOf(locale, school)
  return Object.values(locale.messages.admission.facts).map(
    ({ term, value }) => `${term} ${fillText(value, values) ?? ''}`,
  )
}

/** The data of the school that pages of a kind show besides their text. */
const shownData: Partial<Record<PageKind, (locale: Locale, school: School) => (string | null)[]>> =
  {
    contact: (locale, school) => [
      school.phone && `${locale.t('contact.telephone')} ${school.phone}`,
      school.email && `${locale.t('contact.email')} ${school.email}`,
      school.address && `${locale.t('contact.address')} ${school.address}`,
      school.officeHours &&
        `${locale.t('contact.schoolOffice')} ${localTimes(locale, school.officeHours)}`,
      school.feeHours && `${locale.t('contact.feeCounter')} ${localTimes(locale, school.feeHours)}`,
      school.affiliationNumber &&
        `${affiliationName(locale, school.board)} ${school.affiliationNumber}`,
      school.schoolCode && `${locale.t('frame.schoolCode')} ${school.schoolCode}`,
      ...school.classTimings.map(
        (line) => `${locale.t('contact.classTimings')} ${localTimes(locale, line)}`,
      ),
    ],
    disclosure: ({ messages }) => Object.values(messages.appendix.documents.documents),
    fees: ({ messages }, { transportFees, hostelFees }) => {
      const { transport, hostel } = messages.fees.other
      return [transport, ...transportFees, hostel, ...hostelFees]
    },
    transport: (locale, { transportFees }) => feesOf(locale, transportFees),
    hostel: (locale, { hostelFees }) => feesOf(locale, hostelFees),
    procedure: admissionFacts,
    admission: admissionFacts,
  }

function lineOfDate(locale: Locale, { title, kind, time, place, ...days }: CalendarDate): string {
  const start = time && writeTime(locale, time)
  const parts = [title, formatDays(locale, days, formatDay), start, place].filter(Boolean)
  return `${parts.join(', ')} (${locale.messages.calendar.kinds[kind]})`
}

/** The days between the first and the last one of each date, so that each day can be found. */
export function daysOf(
  locale: Locale,
  dates: readonly Pick<CalendarDate, 'from' | 'to'>[],
): string {
  const days = dates.flatMap(({ from, to }) => {
    const between: string[] = []
    for (let day = dayAfter(from); day < to; day = dayAfter(day))
      between.push(formatDay(locale, day))
    return between
  })
  return days.join(', ')
}

/** The text of a page with the values of the school. */
export const linesOfText = (
  locale: Locale,
  { content, language }: Page,
  school: School,
): string[] =>
  linesOfHtml(content && fillHtml(locale, content, valuesOf(localeOf(language), school)))

/** The complete text of a page, and the data that it shows. */
export function linesOfPage(
  locale: Locale,
  page: Page,
  { school, dates, sections }: Pick<Sources, 'school' | 'dates' | 'sections'>,
): string[] {
  return [
    ...linesOfText(locale, page, school),
    ...sections
      .filter((section) => pageKey(section.page) === pageKey(page.name))
      .flatMap((section) =>
        linesOfSection(locale, section, valuesOf(localeOf(section.language), school)),
      ),
    ...(shownData[page.template]?.(locale, school) ?? []).filter((line) => line !== null),
    ...datesOn(page, dates).map((each) => lineOfDate(locale, each)),
  ]
}
