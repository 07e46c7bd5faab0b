import 'server-only'
import type {
  EducationEvent,
  FAQPage,
  GeoCoordinates,
  OpeningHoursSpecification,
  PostalAddress,
  PropertyValue,
  School,
  Thing,
} from 'schema-dts'
import { iconHref } from '../cards/emblem.ts'
import { getOwnPage, type Page } from '../pages/pages.ts'
import { DEFAULT_LANGUAGE } from 'school-schema/languages'
import { hrefOf, type Locale } from '../messages/messages.ts'
import { affiliationName } from '../messages/values.ts'
import { splitDates } from '../calendar/dates.ts'
import { listDates } from '../calendar/calendar.ts'
import { getSchool, type School as SchoolRecord } from '../school/school.ts'
import { listSections } from '../sections/sections.ts'
import { noticeHref } from '../notices/archive.ts'
import { getToday } from '../content/store/read-view.ts'
import { weekdays } from 'school-schema/day'
import { parseHours } from '../messages/times.ts'
import { internationalPhone } from '../format/phone.ts'
import { cardHref, pageCard } from '../cards/card.ts'
import { questionsOf } from '../sections/section-texts.ts'
import { absolute, breadcrumbData, schoolId } from './structured-data.ts'
import { getValues } from '../pages/text.ts'

/** The street is before the town, the PIN code at the end. */
export function postalAddress({
  address,
  town,
  state,
}: Pick<SchoolRecord, 'address' | 'town' | 'state'>): PostalAddress {
  const [, pin] = /(\d{3} ?\d{3})\D*$/.exec(address) ?? []
  const beforeTown = town ? /^.*[^,\s]/s.exec(address.split(town)[0] ?? '')?.[0] : null
  return {
    '@type': 'PostalAddress',
    streetAddress: beforeTown || address,
    ...(town && { addressLocality: town }),
    ...(state && { addressRegion: state }),
    ...(pin && { postalCode: pin.replace(' ', '') }),
    addressCountry: 'IN',
  }
}

function openingHours({ officeHours, officeDays }: SchoolRecord): OpeningHoursSpecification | null {
  const hours = parseHours(officeHours)
  // Hours without days would mean every day.
  if (!hours || officeDays.length === 0) return null
  return {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: officeDays.map((day) => `https://schema.org/${weekdays[day]}` as const),
    ...hours,
  }
}

const geoOf = ({ position }: SchoolRecord): GeoCoordinates | null =>
  position && { '@type': 'GeoCoordinates', ...position }

const affiliation = (
  locale: Locale,
  { board, affiliationNumber: value }: SchoolRecord,
): PropertyValue => ({
  '@type': 'PropertyValue',
  name: affiliationName(locale, board),
  value,
})

/** The school as structured data. Facts that are not set are omitted. */
async function schoolData(locale: Locale, school: SchoolRecord): Promise<School> {
  const hours = openingHours(school)
  const geo = geoOf(school)
  const registered = await getSchool(DEFAULT_LANGUAGE)
  const links = Object.values(school.social).flatMap((link) => link ?? [])
  return {
    '@type': 'School',
    '@id': schoolId(),
    name: school.name,
    ...(registered.name !== school.name && { alternateName: registered.name }),
    ...(school.about && { description: school.about }),
    url: absolute('/'),
    logo: absolute(iconHref(school, 512)),
    image: absolute(
      cardHref(await pageCard(locale, await getOwnPage(locale.language, 'home'), school)),
    ),
    ...(school.phone && { telephone: internationalPhone(school.phone) ?? school.phone }),
    ...(school.email && { email: school.email }),
    ...(school.address && { address: postalAddress(school) }),
    ...(school.affiliationNumber && { identifier: affiliation(locale, school) }),
    ...(hours && { openingHoursSpecification: hours }),
    ...(geo && { geo }),
    ...(links.length > 0 && { sameAs: links }),
  }
}

/** The coming events of the school calendar, each with its time if it is known, and its place. */
async function listEvents(
  locale: Locale,
  page: Page,
  school: SchoolRecord,
): Promise<EducationEvent[]> {
  return splitDates(await listDates(locale.language), await getToday())
    .coming.filter(({ kind }) => kind === 'Event')
    .map(({ from, to, title, time, place, notice }) => ({
      '@type': 'EducationEvent',
      name: title,
      startDate: time ? `${from}T${time}:00+05:30` : from,
      // A day without a time would end before the event begins.
      ...((to !== from || !time) && { endDate: to }),
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      eventStatus: 'https://schema.org/EventScheduled',
      location: {
        '@type': 'Place',
        name: [place, school.name].filter(Boolean).join(', '),
        address: postalAddress(school),
      },
      organizer: { '@type': 'School', '@id': schoolId(), name: school.name, url: absolute('/') },
      url: absolute(notice ? locale.path(noticeHref({ id: notice })) : hrefOf(locale, page)),
    }))
}

/** The questions that a page answers, if there are any. */
async function questionData(locale: Locale, page: Page): Promise<FAQPage[]> {
  const values = await getValues()
  const questions = (await listSections(locale.language, page.name)).flatMap((section) =>
    questionsOf(locale, [section], values(section)),
  )
  if (questions.length === 0) return []
  return [
    {
      '@type': 'FAQPage',
      mainEntity: questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ]
}

/** The structured data of a page: the school, its questions, its dates and the breadcrumbs. */
export async function pageData(locale: Locale, page: Page): Promise<Thing[]> {
  const school = await getSchool(locale.language)
  const questions = await questionData(locale, page)
  if (page.template === 'home') return [await schoolData(locale, school), ...questions]
  const way = [breadcrumbData(locale, page), ...questions]
  if (page.template === 'contact') return [await schoolData(locale, school), ...way]
  if (page.template === 'calendar' || page.template === 'event-dates')
    return [...way, ...(await listEvents(locale, page, school))]
  return way
}
