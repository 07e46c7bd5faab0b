import 'server-only'
import type { Language } from 'school-schema/languages'
import type { Locale } from '../messages/messages.ts'
import { archiveTexts, pastSentence } from '../messages/names.ts'
import type { Metadata, Viewport } from 'next'
import { findPage, type Page, isIndexed } from '../pages/pages.ts'
import { getArchivePage, getNotice, type Notice } from '../notices/notices.ts'
import { getSchool, type School } from '../school/school.ts'
import { archiveHref, noticeHref, type ArchivePage, type Archived } from '../notices/archive.ts'
import { FEED_PATH, FEED_TYPE, MANIFEST_PATH } from '../feeds/paths.ts'
import { formatDay } from '../messages/days.ts'
import { languageOf } from 'school-schema/values/passages'
import { siteEnvironment } from '../server/environment.ts'
import { cardHref, cardSize, noticeCard, pageCard, type Card } from '../cards/card.ts'
import { iconHref } from '../cards/emblem.ts'
import { joinLines, linesOfHtml } from '../content/html/parse-html.ts'
import { addressedIn, alternatesOf, listReadings } from '../pages/languages.ts'

/** The background of every page. */
export const paperColour = '#fffdf8'

export const documentViewport: Viewport = { themeColor: paperColour, colorScheme: 'light' }

/** The metadata that all documents share. */
export const documentMetadata = (): Metadata => ({
  metadataBase: new URL(siteEnvironment().SITE_URL),
  formatDetection: { telephone: false },
  icons: { icon: '/favicon.ico', apple: '/apple-icon.png' },
})

type Described = {
  /** Null on the home page, whose title is the school's name with its board and town. */
  title: string | null
  summary: string
  /** The path in the first language. */
  href: string
  /** In which languages it is read. */
  readings: Awaited<ReturnType<typeof listReadings>>
  card: Card
}

/** What families search for: the board and the town. */
export const homeTitle = (
  locale: Locale,
  { name, town, board }: Pick<School, 'name' | 'town' | 'board'>,
): string => locale.t('home.title', { name, board: board ?? 'none', town: town ?? 'none' })

/** The school's name with its town, by which families tell schools apart. */
const nameWithTown = ({ name, town }: Pick<School, 'name' | 'town'>): string =>
  town && !name.includes(town) ? `${name}, ${town}` : name

/**
 * The language of a shared page: its own where it is written in that, also with a title in another script, such
 * as the name of the school; otherwise that of its title.
 */
export const openGraphLocale = (
  language: Language,
  written: readonly Language[],
  title: string,
): string => `${written.includes(language) ? language : languageOf(title)}_IN`

/** The metadata of any screen; the title includes the school's name. */
export function describe(
  locale: Locale,
  school: School,
  { title, summary, href, readings, card }: Described,
) {
  const description = describePage(summary, school)
  const { language, first } = locale
  const addressed = addressedIn(readings)
  // In any other language, the address in the first one is canonical.
  const canonical = addressed.includes(language) ? locale.path(href) : href
  const written = readings.flatMap(([shown, each]) => (each === shown ? shown : []))
  const picture = {
    url: cardHref(card),
    ...cardSize,
    type: 'image/png',
    alt: `${title ?? school.name}. ${card.picture.alt}`,
  }
  return {
    title: title ? `${title} | ${nameWithTown(school)}` : homeTitle(locale, school),
    description,
    applicationName: school.name,
    manifest: locale.path(MANIFEST_PATH),
    icons: { icon: iconHref(school, 48), apple: iconHref(school, 180) },
    alternates: { canonical, languages: alternatesOf(href, addressed, first) },
    openGraph: {
      title: title ?? school.name,
      description,
      url: canonical,
      siteName: school.name,
      type: 'website',
      locale: openGraphLocale(language, written, title ?? school.name),
      images: [picture],
    },
    // With title, description and picture from above.
    twitter: { card: 'summary_large_image' },
  } satisfies Metadata
}

/** The link to the feed, for pages that list notices. */
const feed = (locale: Locale) => ({
  types: { [FEED_TYPE]: [{ url: locale.path(FEED_PATH), title: locale.t('subscribe.feed.name') }] },
})

const listsNotices = ({ template }: Page) => template === 'home' || template === 'notices'

const notIndexed = { robots: { index: false } }

/** The metadata of a page for search engines and shared links. */
export async function metadataOf(locale: Locale, page: Page): Promise<Metadata> {
  const school = await getSchool(locale.language)
  const metadata = describe(locale, school, {
    title: page.path === '/' ? null : page.title,
    summary: page.summary,
    href: encodeURI(page.path),
    readings: await listReadings((language) => findPage(language, page.path)),
    card: await pageCard(locale, page, school),
  })
  return {
    ...metadata,
    alternates: { ...metadata.alternates, ...(listsNotices(page) ? feed(locale) : {}) },
    ...(isIndexed(page) ? {} : notIndexed),
  }
}

/** The metadata of an archive page for search engines and shared links. */
export async function archivePageMetadata(
  locale: Locale,
  page: Page,
  archive: ArchivePage<Notice>,
): Promise<Metadata> {
  const school = await getSchool(locale.language)
  const { title, lead } = archiveTexts(locale, archive)
  const card = await pageCard(locale, page, school)
  const { href } = archive
  const address = href.slice(archiveHref({ key: '' }).length)
  const readings = await listReadings(async (language) => {
    const notices = (await getArchivePage(language, address))?.notices ?? []
    return notices.some((notice) => notice.language === language) ? { language } : null
  })
  return describe(locale, school, { title, summary: lead, href, readings, card })
}

/** The metadata of a notice for search engines and shared links; past ones are not indexed. */
export async function noticeMetadata(locale: Locale, notice: Archived<Notice>): Promise<Metadata> {
  const school = await getSchool(locale.language)
  const text = joinLines(linesOfHtml(notice.description)) || notice.title
  const past = pastSentence(locale, notice)
  const metadata = describe(locale, school, {
    title: notice.title,
    summary: past
      ? `${past} ${text}`
      : `${locale.t('notices.of', { day: formatDay(locale, notice.date) })}: ${text}`,
    href: noticeHref(notice),
    readings: await listReadings((language) => getNotice(language, notice.id)),
    card: noticeCard(locale, notice, school),
  })
  const modified = notice.changed ? { modifiedTime: notice.changed } : {}
  return {
    ...metadata,
    ...(past ? notIndexed : {}),
    openGraph: {
      ...metadata.openGraph,
      type: 'article',
      publishedTime: notice.date,
      ...modified,
    },
  }
}

/** The length of a description that search engines show, in characters. */
const MIN_LENGTH = 70
const MAX_LENGTH = 160

/** A text cut between words to the length of a description. */
function cut(text: string): string {
  if (text.length <= MAX_LENGTH) return text
  const end = text.lastIndexOf(' ', MAX_LENGTH - 1)
  return `${text.slice(0, end > 0 ? end : MAX_LENGTH - 1).replace(/[,;:.]$/, '')}…`
}

/** The description of a page, completed with the school's name if it is too short. */
export function describePage(says: string, school: { name: string; address: string }): string {
  const tidy = says.replace(/\s+/g, ' ').trim()
  const where = [school.name, school.address].filter(Boolean).join(', ')
  return cut(tidy.length < MIN_LENGTH ? `${tidy} ${where}.`.trim() : tidy)
}
