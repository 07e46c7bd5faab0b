import 'server-only'
import { listNotices } from '../cms/notices.ts'
import { remember } from '../remember.ts'

const KNOWN_FOR_MS = 60_000
const MISSING_WITHIN_MS = 500

const recallIds = remember(async () => new Set((await listNotices()).map((notice) => notice.id)))

/** A notice's number as its address writes it: digits, no leading zero; null for anything else. */
export function parseNoticeId(text: string): number | null {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null
}

/** True when there is, or was a moment ago, a published notice of this number. */
export async function isNoticeKnown(id: number): Promise<boolean> {
  if ((await recallIds(KNOWN_FOR_MS)).has(id)) return true
  return (await recallIds(MISSING_WITHIN_MS)).has(id)
}
