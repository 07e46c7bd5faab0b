import { formatDay, formatDays } from '../messages/days.ts'
import { describeMember, leaderRoleOf, termName } from '../messages/names.ts'
import { affiliationName, fillText, rupees, valuesOf } from '../messages/values.ts'
import { localeOf, type Locale } from '../messages/messages.ts'
import { datesOn } from '../calendar/dates.ts'
import type { CalendarDate } from '../calendar/calendar.ts'
import { withFigure } from '../fees/fees.ts'
import { fillHtml } from '../pages/text.ts'
import type { School } from '../school/school.ts'
import { dayAfter } from 'school-schema/day'
import type { TeamKind } from 'school-schema/people/people'
import { pageKey, type PageKind } from 'school-schema/pages/page-kinds'
import { localTimes, writeTime } from '../messages/times.ts'
import type { Sources } from './entries.ts'
import type { Page } from '../pages/pages.ts'
import { linesOfHtml } from '../content/html/parse-html.ts'
import { linesOfSection } from '../sections/section-texts.ts'

const feesOf = (locale: Locale, lines: readonly string[]) =>
  lines.map((line) => `${locale.t('fees.other.title')} ${line}`)

const admissionFacts = (locale: Locale, school: School) => {
  const values = valuesOf(locale, school)
  return Object.values(locale.messages.admission.facts).map(
    ({ term, value }) => `${term} ${fillText(value, values) ?? ''}`,
  )
}

const membersOf = (locale: Locale, { name }: Page, { people }: Sources) =>
  people
    .filter(({ body }) => body === name)
    .map((member) => [member.name, describeMember(locale, member)].filter(Boolean).join(', '))

const teamsOf = (locale: Locale, kind: TeamKind, { teams }: Sources) =>
  teams
    .filter((team) => team.kind === kind)
    .map(({ name, description, leader, captain, events, ...team }) =>
      [
        kind === 'club' ? locale.t('clubs.named', { name }) : name,
        leader && `${leaderRoleOf(locale, team)} ${leader}`,
        captain && `${locale.t('houses.captain')} ${termName(locale, captain)}`,
        description,
        ...events,
      ]
        .filter(Boolean)
        .join(', '),
    )

function classFees(locale: Locale, { fees, school }: Sources) {
  const period = school.feePeriod ?? locale.t('fees.askPeriod')
  return withFigure(fees).map(({ className, fee }) => {
    const amount = locale.t('fees.amount', { amount: rupees(fee) })
    return locale.t('search.labels.fee', { class: termName(locale, className), amount, period })
  })
}

const contactFacts = (locale: Locale, school: School) => [
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
]

type Lines = (locale: Locale, sources: Sources, page: Page) => (string | null)[]

/** What the pages of a kind show besides their text. */
const shownData: Partial<Record<PageKind, Lines>> = {
  home: (_, { headings }) =>
    headings.map(({ title, description }) => [title, description].filter(Boolean).join(': ')),
  books: (_, { books }) => books.map(({ title }) => title),
  gallery: (_, { albums }) =>
    albums.flatMap(({ title, pictures }) => [title, ...pictures.map((one) => one.title)]),
  members: (locale, sources, page) => membersOf(locale, page, sources),
  houses: (locale, sources) => teamsOf(locale, 'house', sources),
  clubs: (locale, sources) => teamsOf(locale, 'club', sources),
  contact: (locale, { school }) => contactFacts(locale, school),
  disclosure: ({ messages }) => Object.values(messages.appendix.documents.documents),
  fees: (locale, sources) => {
    const { transport, hostel } = locale.messages.fees.other
    const { transportFees, hostelFees } = sources.school
    return [transport, ...transportFees, hostel, ...hostelFees, ...classFees(locale, sources)]
  },
  transport: (locale, { school }) => feesOf(locale, school.transportFees),
  hostel: (locale, { school }) => feesOf(locale, school.hostelFees),
  procedure: (locale, { school }) => admissionFacts(locale, school),
  admission: (locale, { school }) => admissionFacts(locale, school),
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
export function linesOfPage(locale: Locale, page: Page, sources: Sources): string[] {
  const { school, dates, sections } = sources
  return [
    ...linesOfText(locale, page, school),
    ...sections
      .filter((section) => pageKey(section.page) === pageKey(page.name))
      .flatMap((section) =>
        linesOfSection(locale, section, valuesOf(localeOf(section.language), school)),
      ),
    ...(shownData[page.template]?.(locale, sources, page) ?? []).filter((line) => line !== null),
    ...datesOn(page, dates).map((each) => lineOfDate(locale, each)),
  ]
}
