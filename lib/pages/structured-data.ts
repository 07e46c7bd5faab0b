import 'server-only'
import type { BreadcrumbList, Event, FAQPage, NewsArticle, School, Thing } from 'schema-dts'
import { home } from '../../content/pages/general/home.ts'
import { hrefOf, type Page } from '../../content/pages/page.ts'
import { splitDates } from '../calendar/dates.ts'
import { listDates } from '../content/collections/calendar.ts'
import type { Notice } from '../content/collections/notices.ts'
import { getSchool, type School as SchoolRecord } from '../content/collections/school.ts'
import { noticeHref } from '../content/notices/archive.ts'
import { getToday } from '../content/today.ts'
import { languageOf } from '../format/language-runs.ts'
import { siteEnvironment } from '../server/environment.ts'
import { cardHref, noticeCard } from '../sharing/og/card.ts'
import { crumbsOf } from './crumbs.ts'

const absolute = (href: string) => siteEnvironment().SITE_URL + href

const schoolId = () => absolute('/#school')

function schoolData(school: SchoolRecord): School {
  const hours = openingHours(school.officeHours)
  const links = Object.values(school.social).flatMap((link) => link ?? [])
  return {
    '@type': 'School',
    '@id': schoolId(),
    name: school.name,
    description: school.about,
    url: absolute('/'),
    logo: absolute('/icon-512.png'),
    telephone: school.phone,
    email: school.email,
    address: school.address,
    ...(hours ? { openingHours: hours } : {}),
    ...(links.length > 0 ? { sameAs: links } : {}),
  }
}

function questionData(): FAQPage {
  return {
    '@type': 'FAQPage',
    mainEntity: home.questions.items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}

function breadcrumbData(page: Page, leaf?: string): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbsOf(page, leaf).map(({ name, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      ...(href ? { item: absolute(href) } : {}),
    })),
  }
}

async function eventData(page: Page, school: SchoolRecord): Promise<Event[]> {
  return splitDates(await listDates(), await getToday())
    .coming.filter(({ kind }) => kind === 'Event')
    .map(({ from, to, title }) => ({
      '@type': 'Event',
      name: title,
      startDate: from,
      endDate: to ?? from,
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      eventStatus: 'https://schema.org/EventScheduled',
      location: { '@type': 'Place', name: school.name, address: school.address },
      organizer: { '@type': 'School', '@id': schoolId(), name: school.name, url: absolute('/') },
      url: absolute(hrefOf(page)),
    }))
}

/** The structured data of a page: the school, its questions, its dates and the breadcrumbs. */
export async function pageData(page: Page): Promise<Thing[]> {
  const school = await getSchool()
  if (page.template === 'home') return [schoolData(school), questionData()]
  const way = breadcrumbData(page)
  if (page.template === 'contact') return [schoolData(school), way]
  if (page.template === 'calendar') return [way, ...(await eventData(page, school))]
  return [way]
}

/** The structured data of a screen below a page: the breadcrumbs. */
export function leafData(page: Page, leaf: string): Thing[] {
  return [breadcrumbData(page, leaf)]
}

/** The structured data of a notice: an article of the school, and the breadcrumbs. */
export async function noticeData(page: Page, notice: Notice): Promise<Thing[]> {
  const school = await getSchool()
  const publisher = {
    '@type': 'School',
    '@id': schoolId(),
    name: school.name,
    logo: absolute('/icon-512.png'),
  } as const
  const article: NewsArticle = {
    '@type': 'NewsArticle',
    headline: notice.title,
    inLanguage: languageOf(notice.title),
    datePublished: notice.date,
    ...(notice.changed ? { dateModified: notice.changed } : {}),
    ...(notice.publishUntil ? { expires: notice.publishUntil } : {}),
    image: absolute(cardHref(noticeCard(notice, school))),
    mainEntityOfPage: absolute(noticeHref(notice)),
    author: publisher,
    publisher,
  }
  return [article, ...leafData(page, notice.title)]
}

const DAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']

const TIME = String.raw`(\d{1,2})(?:[:.](\d\d))?\s*([ap])m`
const DAY = '(mon|tue|wed|thu|fri|sat|sun)[a-z]*'
const HOURS = new RegExp(
  String.raw`^${TIME}\s*(?:-|–|to)\s*${TIME}\s+${DAY}\s*(?:-|–|to)\s*${DAY}$`,
  'i',
)

function clock(hour = '', minute = '00', half = ''): string {
  const hours = (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0)
  return `${String(hours).padStart(2, '0')}:${minute}`
}

const shortDay = (day = '') =>
  DAYS.find((short) => day.toLowerCase().startsWith(short.toLowerCase())) ?? ''

/**
 * Opening hours, "9:30am-3:30pm Monday to Saturday", in the notation of schema.org. Null for any
 * other text: hours without days would mean every day.
 */
export function openingHours(text: string): string | null {
  const found = HOURS.exec(text.trim())
  if (!found) return null
  const [, hour1, minute1, half1, hour2, minute2, half2, day1, day2] = found
  const hours = `${clock(hour1, minute1, half1)}-${clock(hour2, minute2, half2)}`
  return `${shortDay(day1)}-${shortDay(day2)} ${hours}`
}
