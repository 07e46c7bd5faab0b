import 'server-only'
import { listNoticesOf } from '../classes/class-content.ts'
import { className, findClassAt } from '../classes/classes.ts'
import type { Locale } from '../messages/messages.ts'
import { MAX_LISTED } from '../notices/archive.ts'
import { listFirstNotices, type Notice } from '../notices/notices.ts'
import { getSchool } from '../school/school.ts'
import { siteEnvironment } from '../server/environment.ts'
import { etagOf } from '../server/etag.ts'
import { noticeFeed } from './notice-feed.ts'
import { classFeedHref, FEED_PATH, FEED_TYPE } from './paths.ts'

async function answer(locale: Locale, notices: readonly Notice[], path: string, name: string) {
  const school = await getSchool(locale.language)
  const text = noticeFeed(locale, notices, school, {
    origin: siteEnvironment().SITE_URL,
    path,
    name,
  })
  return new Response(text, {
    headers: { 'content-type': `${FEED_TYPE}; charset=utf-8`, etag: etagOf(text) },
  })
}

/** The response with the current notices as an Atom feed. */
export async function answerFeed(locale: Locale): Promise<Response> {
  const { first } = await listFirstNotices(locale.language, MAX_LISTED)
  return answer(locale, first, FEED_PATH, locale.t('subscribe.feed.name'))
}

/** The response with those of a class, also the ones for everybody. */
export async function answerClassFeed(locale: Locale, name: string): Promise<Response> {
  const found = (await findClassAt(`/Class/${decodeURIComponent(name)}`))?.found
  if (!found) return new Response('Not Found', { status: 404 })
  const notices = (await listNoticesOf(locale, found)).slice(0, MAX_LISTED)
  const title = locale.t('classes.feed', { name: className(locale, found) })
  return answer(locale, notices, classFeedHref(found), title)
}
