import 'server-only'
import type { BreadcrumbList, Event, FAQPage, NewsArticle, School, Thing } from 'schema-dts'
import { home } from '../../content/pages/general/home.ts'
import { calendarDates } from '../../content/pages/academics/school-calendar.ts'
import type { Notice } from '../content/collections/notices.ts'
import { getSchool, type School as SchoolRecord } from '../content/collections/school.ts'
import { siteEnvironment } from '../server/environment.ts'
import { noticeHref } from '../content/notices/href.ts'
import { cardHref, noticeCard } from '../sharing/og/card.ts'
import { hrefOf, type Page } from '../../content/pages/page.ts'
import { crumbsOf } from './crumbs.ts'
import { openingHours } from './opening-hours.ts'

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

function eventData(page: Page, school: SchoolRecord): Event[] {
  return calendarDates
    .filter(({ kind }) => kind === 'Event')
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

/** What a page says to programs: the school, its questions, its dates, and the way to the page. */
export async function pageData(page: Page): Promise<Thing[]> {
  const school = await getSchool()
  if (page.template === 'home') return [schoolData(school), questionData()]
  const way = breadcrumbData(page)
  if (page.template === 'contact') return [schoolData(school), way]
  if (page.template === 'calendar') return [way, ...eventData(page, school)]
  return [way]
}

/** What a screen below a page says to programs: the way to it. */
export function leafData(page: Page, leaf: string): Thing[] {
  return [breadcrumbData(page, leaf)]
}

/** What a notice says to programs: an article of the school's, and the way to it. */
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
