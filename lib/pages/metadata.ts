import 'server-only'
import type { Metadata, Viewport } from 'next'
import { subscribing } from '../../content/pages/general/notices.ts'
import { hrefOf, type Page } from '../../content/pages/page.ts'
import type { Notice } from '../content/collections/notices.ts'
import { getPage } from '../content/collections/pages.ts'
import { getSchool, type School } from '../content/collections/school.ts'
import { noticeHref, type ArchivePage } from '../content/notices/archive.ts'
import { pastSentence, type Archived } from '../content/notices/schedule.ts'
import { FEED_PATH, FEED_TYPE } from '../feeds/paths.ts'
import { formatDay } from '../format/day.ts'
import { languageOf } from '../format/language-runs.ts'
import { siteEnvironment } from '../server/environment.ts'
import { cardHref, cardSize, noticeCard, pageCard, type Card } from '../sharing/og/card.ts'
import { joinLines, linesOfHtml } from './plain-text.ts'
import { isIndexed } from './indexing.ts'

export const documentViewport: Viewport = { themeColor: '#fffdf8', colorScheme: 'light' }

/** What every document says of itself in its head, whatever its page. */
export const documentMetadata = (): Metadata => ({
  metadataBase: new URL(siteEnvironment().SITE_URL),
  formatDetection: { telephone: false },
  icons: { icon: '/favicon.svg', apple: '/apple-icon.png' },
})

type Described = {
  /** Null on the home page, whose title is the school's name. */
  title: string | null
  says: string
  /** The canonical address, a path. */
  href: string
  card: Card
}

/** The metadata of any screen; the title carries the school's name. */
function describe(school: School, { title, says, href, card }: Described) {
  const description = describePage(says, school)
  const picture = {
    ...{ url: cardHref(card), ...cardSize, type: 'image/png' },
    alt: `${title ?? school.name}. ${card.picture.alt}`,
  }
  const shared = { title: title ?? school.name, description }
  return {
    title: title ? `${title} | ${school.name}` : school.name,
    description,
    applicationName: school.name,
    alternates: { canonical: href },
    openGraph: {
      ...{ ...shared, url: href, siteName: school.name, type: 'website' },
      locale: `${languageOf(shared.title)}_IN`,
      images: [picture],
    },
    twitter: { card: 'summary_large_image', ...shared, images: [picture] },
  } satisfies Metadata
}

/** Where the notices can be followed; said by the pages that list them. */
const feed = { types: { [FEED_TYPE]: [{ url: FEED_PATH, title: subscribing.feed.name }] } }

const listsNotices = ({ template }: Page) => template === 'home' || template === 'notices'

const notIndexed = { robots: { index: false } }

/** What search engines and shared links say of a page. */
export async function metadataOf(page: Page): Promise<Metadata> {
  const [school, row] = await Promise.all([getSchool(), getPage(page)])
  const metadata = describe(school, {
    title: page.path === '/' ? null : page.title,
    says: page.summary,
    href: hrefOf(page),
    card: pageCard(page, school),
  })
  return {
    ...metadata,
    alternates: { ...metadata.alternates, ...(listsNotices(page) ? feed : {}) },
    ...(isIndexed(page, row) ? {} : notIndexed),
  }
}

/** What search engines and shared links say of a page of the archive of notices. */
export async function archivePageMetadata(
  page: Page,
  { title, lead, href }: ArchivePage<Notice>,
): Promise<Metadata> {
  const school = await getSchool()
  return describe(school, { title, says: lead, href, card: pageCard(page, school) })
}

/** What search engines and shared links say of a notice; search engines forget a past one. */
export async function noticeMetadata(notice: Archived<Notice>): Promise<Metadata> {
  const school = await getSchool()
  const text = joinLines(linesOfHtml(notice.description)) || notice.title
  const past = pastSentence(notice)
  const metadata = describe(school, {
    title: notice.title,
    says: past ? `${past} ${text}` : `Notice of ${formatDay(notice.date)}: ${text}`,
    href: noticeHref(notice),
    card: noticeCard(notice, school),
  })
  const modified = notice.changed ? { modifiedTime: notice.changed } : {}
  return {
    ...metadata,
    ...(past ? notIndexed : {}),
    openGraph: {
      ...metadata.openGraph,
      ...{ type: 'article', publishedTime: notice.date, ...modified },
    },
  }
}

/** What search engines show: less says too little, more is cut off. In characters. */
const SHORTEST = 70
const LONGEST = 160

/** A text cut at a word to what a search result shows. */
function cut(text: string): string {
  if (text.length <= LONGEST) return text
  const end = text.lastIndexOf(' ', LONGEST - 1)
  return `${text.slice(0, end > 0 ? end : LONGEST - 1).replace(/[,;:.]$/, '')}…`
}

/** A description of a page: what it says of itself, and where that is too short, whose page it is. */
export function describePage(says: string, school: { name: string; address: string }): string {
  const tidy = says.replace(/\s+/g, ' ').trim()
  return cut(tidy.length < SHORTEST ? `${tidy} ${school.name}, ${school.address}.` : tidy)
}
