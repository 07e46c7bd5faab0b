import 'server-only'
import { getNotice, getArchivePage } from '../collections/notices.ts'

/** How the addresses are written. */
const NOTICE = /^\/notices\/(\d+)$/
const ARCHIVE = /^\/notices\/archive\/((?:\d{4}|[a-z]{1,20})(?:\/[1-9]\d{0,3})?)$/

/** A notice's number as its address writes it: digits, no leading zero; null for anything else. */
export function parseNoticeId(text: string): number | null {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null
}

/** True when there is a notice or a page of their archive at this address. */
export async function isNoticeAddress(path: string): Promise<boolean> {
  const [, number = ''] = NOTICE.exec(path) ?? []
  const id = parseNoticeId(number)
  if (id !== null) return (await getNotice(id)) !== null
  const [, archive] = ARCHIVE.exec(path) ?? []
  return archive !== undefined && (await getArchivePage(archive)) !== null
}
