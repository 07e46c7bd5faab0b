import 'server-only'
import { timingSafeEqual } from 'node:crypto'
import { privacyNotice } from '@/content/pages/general/privacy-policy'
import { keyedDigest } from './keys.ts'

export type FormToken = {
  /** When the page that holds the form was made, in milliseconds since 1970. */
  madeAt: number
  /** The version of the privacy notice that the page spoke of. */
  noticeVersion: string
}

const signed = (text: string) => `${text}.${keyedDigest('form-token', text)}`

/**
 * Signs that a form is from this site, when it was made and which privacy notice stood beside it.
 * All visitors of a page share one: it is proof of a page, not of a person.
 */
export function makeFormToken(now = Date.now()): string {
  return signed(`${now.toString(36)}.${privacyNotice.version}`)
}

/** What a token says, or null when this site did not sign it. */
export function readFormToken(text: string): FormToken | null {
  const [made = '', noticeVersion = ''] = text.split('.')
  const expected = Buffer.from(signed(`${made}.${noticeVersion}`))
  const given = Buffer.from(text)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  return { madeAt: Number.parseInt(made, 36), noticeVersion }
}
