import 'server-only'
import { DEFAULT_LANGUAGE, isLanguage } from 'school-schema/languages'
import { type Locale, localeOf } from '../messages/messages.ts'
import { getNotice, parseNoticeId } from '../notices/notices.ts'
import { getPageNamed } from '../pages/pages.ts'
import { getSchool } from '../school/school.ts'
import { cardSize, noticeCard, pageCard, type Card } from './card.ts'
import { cardLayout, EMBLEM, PICTURE, TITLE_FONTS } from './card-layout.ts'
import { getIcon } from './draw-icon.ts'
import { memoize, getRenderer, readDrawing } from './renderer.ts'

/** Draws a card as a PNG. */
export async function drawCard(card: Card): Promise<Buffer<ArrayBuffer>> {
  const images = [
    { src: PICTURE, data: await readDrawing(card.picture.src) },
    { src: EMBLEM, data: await getIcon(card.emblem, 96) },
  ]
  return (await getRenderer()).render(cardLayout(card), {
    ...cardSize,
    images,
    fontFamilies: TITLE_FONTS,
  })
}

/** About 100 kB each. */
const MAX_CACHED = 100

async function findCard(locale: Locale, name: string): Promise<Card | null> {
  const page = await getPageNamed(locale.language, name)
  if (page) return pageCard(locale, page, await getSchool(locale.language))
  const id = parseNoticeId(/^notice-(.+)$/.exec(name)?.[1] ?? '')
  const notice = id === null ? null : await getNotice(locale.language, id)
  return notice && noticeCard(locale, notice, await getSchool(locale.language))
}

const memoized = memoize(MAX_CACHED)

/** The card of a page or notice by file name, as PNG; null if there is none. */
export async function getSharingPicture(file: string): Promise<Buffer<ArrayBuffer> | null> {
  const [, name, language = DEFAULT_LANGUAGE] = /^([\w-]+)(?:\.(\w+))?\.png$/.exec(file) ?? []
  const card = name && isLanguage(language) ? await findCard(localeOf(language), name) : null
  return card ? memoized(JSON.stringify(card), () => drawCard(card)) : null
}
