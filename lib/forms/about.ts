import 'server-only'
import { findShown } from '../addresses/resolve.ts'
import type { Locale } from '../messages/messages.ts'
import { isNoticeAddress } from '../notices/notices.ts'

/**
 * The address of a page of this website in the language of the visitor; null for anything else: each address that is
 * counted is a row of the CMS, and numbers of notices have no end.
 */
export async function readAbout(locale: Locale, path: string): Promise<string | null> {
  if (!path.startsWith('/')) return null
  const shown = await findShown(locale.language, path)
  const isThere = shown && (!('noticeId' in shown) || (await isNoticeAddress(path)))
  return isThere ? locale.path(path) : null
}
