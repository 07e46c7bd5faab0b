import { hash } from 'node:crypto'
import { groupName, getPicture, type Picture } from '../messages/names.ts'
import { DEFAULT_LANGUAGE, type Language } from 'school-schema/languages'
import type { Locale } from '../messages/messages.ts'
import type { Notice } from '../notices/notices.ts'
import { pageKey } from 'school-schema/pages/page-kinds'
import type { SchoolColours } from 'school-schema/school/colours'
import type { School } from '../school/school.ts'
import { listSectionsOf } from '../sections/sections.ts'
import { formatDay } from '../messages/days.ts'
import type { Page } from '../pages/pages.ts'
import { emblemOf, type Emblem } from './emblem.ts'

/** The content of the preview picture of a shared link. */
export type Card = {
  /** The file name without its extension. */
  name: string
  title: string
  label: string
  school: string
  colours: SchoolColours
  emblem: Emblem
  picture: Picture
}

/** In pixels: the size that the large platforms recommend. */
export const cardSize = { width: 1200, height: 630 } as const

type Look = Pick<School, 'name' | 'colours' | 'emblem'>

/** The building of the sample school is nobody else's. */
const anyDrawing = ({ isSample }: Pick<School, 'isSample'>) => (isSample ? 'school-front' : 'books')

/** A card has the language of its page. */
const inItsLanguage = (language: Language, name: string) =>
  language === DEFAULT_LANGUAGE ? name : `${name}.${language}`

/** The name of a page's card: its own, or, with signs that a file name cannot have, what finds the page as well. */
const cardName = ({ name, path }: Pick<Page, 'name' | 'path'>) =>
  /^[\w-]+$/.test(name) ? name : pageKey(name) || pageKey(path)

type Own = Pick<Card, 'name' | 'title' | 'label'> & { drawing: Parameters<typeof getPicture>[1] }

const cardOf = (locale: Locale, school: Look, { name, drawing, ...texts }: Own): Card => ({
  name: inItsLanguage(locale.language, name),
  ...texts,
  school: school.name,
  colours: school.colours,
  emblem: emblemOf(school),
  picture: getPicture(locale, drawing),
})

/** The card of a page. */
export async function pageCard(
  locale: Locale,
  page: Page,
  school: Look & Pick<School, 'tagline' | 'isSample'>,
): Promise<Card> {
  const isHome = page.path === '/'
  const [hero] = isHome ? await listSectionsOf(locale.language, 'home', 'hero') : []
  return cardOf(locale, school, {
    name: cardName(page),
    title: isHome ? school.tagline : page.title,
    label: (isHome ? hero?.label : page.group && groupName(locale, page.group)) ?? '',
    drawing: page.drawing ?? anyDrawing(school),
  })
}

/** The card of a notice. */
export const noticeCard = (
  locale: Locale,
  notice: Pick<Notice, 'id' | 'title' | 'date'>,
  school: Look,
): Card =>
  cardOf(locale, school, {
    name: `notice-${notice.id}`,
    title: notice.title,
    label: locale.t('notices.of', { day: formatDay(locale, notice.date) }),
    drawing: 'morning-bell',
  })

/** The address changes with the text: apps cache pictures by address. */
export function cardHref(card: Card): string {
  const version = hash('sha256', JSON.stringify(card), 'hex').slice(0, 8)
  return `/og/${card.name}.png?v=${version}`
}
