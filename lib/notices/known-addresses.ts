import 'server-only'
import { listNoticeAddresses } from '../cms/notices.ts'

/** How the addresses are written. */
const ADDRESS = /^\/notices\/([1-9]\d{0,8}|archive\/(\d{4}|[a-z]{1,20}))$/

/** A notice's number as its address writes it: digits, no leading zero; null for anything else. */
export function parseNoticeId(text: string): number | null {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null
}

/** True when there is a notice or a page of their archive at this address. */
export async function isNoticeAddress(path: string): Promise<boolean> {
  return ADDRESS.test(path) && (await listNoticeAddresses()).includes(path)
}
