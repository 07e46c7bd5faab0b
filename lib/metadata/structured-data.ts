import 'server-only'
import { hrefOf, type Locale } from '../messages/messages.ts'
import { groupName } from '../messages/names.ts'
import type { BreadcrumbList, NewsArticle, Thing } from 'schema-dts'
import type { Page } from '../pages/pages.ts'
import type { Notice } from '../notices/notices.ts'
import { iconHref } from '../cards/emblem.ts'
import { getSchool } from '../school/school.ts'
import { noticeHref } from '../notices/archive.ts'
import { languageOf } from 'school-schema/values/passages'
import { siteEnvironment } from '../server/environment.ts'
import { cardHref, noticeCard } from '../cards/card.ts'

/** The complete address of a path of the site. */
export const absolute = (href: string) => siteEnvironment().SITE_URL + href

/** The identifier of the school in structured data. */
export const schoolId = () => absolute('/#school')

/** A breadcrumb; the current screen and a group of the menu, which is no page, have no link. */
export type Crumb = { name: string; href?: string }

/** The breadcrumbs from the home page to a page, or to a screen below it such as a notice. */
export function crumbsOf(locale: Locale, page: Page, leaf?: string): Crumb[] {
  const group = page.group ? [{ name: groupName(locale, page.group) }] : []
  const here = leaf
    ? [
        ...(page.path === '/' ? [] : [{ name: page.title, href: hrefOf(locale, page) }]),
        { name: leaf },
      ]
    : [{ name: page.title }]
  return [{ name: locale.t('page.home'), href: locale.path('/') }, ...group, ...here]
}

/** The same as structured data, where only the current screen may have no link. */
export function breadcrumbData(locale: Locale, page: Page, leaf?: string): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbsOf(locale, page, leaf)
      .filter(({ href }, index, { length }) => href || index === length - 1)
      .map(({ name, href }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        ...(href ? { item: absolute(href) } : {}),
      })),
  }
}

/** The structured data of a notice: an article of the school, and the breadcrumbs. */
export async function noticeData(locale: Locale, page: Page, notice: Notice): Promise<Thing[]> {
  const school = await getSchool(locale.language)
  const publisher = {
    '@type': 'School',
    '@id': schoolId(),
    name: school.name,
    logo: absolute(iconHref(school, 512)),
  } as const
  const article: NewsArticle = {
    '@type': 'NewsArticle',
    headline: notice.title,
    inLanguage: languageOf(notice.title),
    datePublished: notice.date,
    ...(notice.changed ? { dateModified: notice.changed } : {}),
    ...(notice.publishUntil ? { expires: notice.publishUntil } : {}),
    image: absolute(cardHref(noticeCard(locale, notice, school))),
    mainEntityOfPage: absolute(locale.path(noticeHref(notice))),
    author: publisher,
    publisher,
  }
  return [article, breadcrumbData(locale, page, notice.title)]
}
