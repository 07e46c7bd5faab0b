import {
  affiliationName,
  fillText,
  formatDay,
  formatDays,
  localValuesOf,
  valuesOf,
} from '../messages/values.ts'
import { getMessages, t } from '../messages/messages.ts'
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

const feesOf = (lines: readonly string[]) => lines.map((line) => `${t('fees.other.title')} ${line}`)

const admissionFacts = (school: School) => {
  const values = localValuesOf(school)
  return Object.values(getMessages().admission.facts).map(
    ({ term, value }) => `${term} ${fillText(value, values) ?? ''}`,
  )
}

/** The data of the school that pages of a kind show besides their text. */
const shownData: Partial<Record<PageKind, (school: School) => (string | null)[]>> = {
  contact: (school) => [
    school.phone && `${t('contact.telephone')} ${school.phone}`,
    school.email && `${t('contact.email')} ${school.email}`,
    school.address && `${t('contact.address')} ${school.address}`,
    school.officeHours && `${t('contact.schoolOffice')} ${localTimes(school.officeHours)}`,
    school.feeHours && `${t('contact.feeCounter')} ${localTimes(school.feeHours)}`,
    school.affiliationNumber && `${affiliationName(school.board)} ${school.affiliationNumber}`,
    school.schoolCode && `${t('frame.schoolCode')} ${school.schoolCode}`,
    ...school.classTimings.map((line) => `${t('contact.classTimings')} ${localTimes(line)}`),
  ],
  disclosure: () => Object.values(getMessages().appendix.documents.documents),
  fees: ({ transportFees, hostelFees }) => {
    const { transport, hostel } = getMessages().fees.other
    return [transport, ...transportFees, hostel, ...hostelFees]
  },
  transport: ({ transportFees }) => feesOf(transportFees),
  hostel: ({ hostelFees }) => feesOf(hostelFees),
  procedure: admissionFacts,
  admission: admissionFacts,
}

function lineOfDate({ title, kind, time, place, ...days }: CalendarDate): string {
  const start = time && writeTime(time)
  const parts = [title, formatDays(days, formatDay), start, place].filter(Boolean)
  return `${parts.join(', ')} (${getMessages().calendar.kinds[kind]})`
}

/** The days between the first and the last one of each date, so that each day can be found. */
export function daysOf(dates: readonly Pick<CalendarDate, 'from' | 'to'>[]): string {
  const days = dates.flatMap(({ from, to }) => {
    const between: string[] = []
    for (let day = dayAfter(from); day < to; day = dayAfter(day)) between.push(formatDay(day))
    return between
  })
  return days.join(', ')
}

/** The text of a page with the values of the school. */
export const linesOfText = ({ content, language }: Page, school: School): string[] =>
  linesOfHtml(content && fillHtml(content, valuesOf(school, language)))

/** The complete text of a page, and the data that it shows. */
export function linesOfPage(
  page: Page,
  { school, dates, sections }: Pick<Sources, 'school' | 'dates' | 'sections'>,
): string[] {
  return [
    ...linesOfText(page, school),
    ...sections
      .filter((section) => pageKey(section.page) === pageKey(page.name))
      .flatMap((section) => linesOfSection(section, valuesOf(school, section.language))),
    ...(shownData[page.template]?.(school) ?? []).filter((line) => line !== null),
    ...datesOn(page, dates).map(lineOfDate),
  ]
}
