import { disclosureWords as words } from '@/content/pages/about/mandatory-disclosure'
import type { DisclosureDocument } from '../content/collections/disclosure-rows.ts'
import { documentKind } from '../format/document.ts'
import { formatDay } from '../format/day.ts'
import { fill } from '../format/fill.ts'
import { fileKind } from '../format/file.ts'
import { findPage } from '../../content/pages/index.ts'

type Link = {
  text: string
  href: string
  /** "PDF, 24 kB"; null where it is not known. */
  kind: string | null
}

/** Where a document is; null for one that is only a remark. */
export function linkOf({ title, file, url }: DisclosureDocument): Link | null {
  if (file) {
    return { text: title ?? file.title, href: `/assets/${file.id}`, kind: fileKind(file) }
  }
  if (!url) return null
  return url.startsWith('/')
    ? { text: title ?? titleAt(url), href: encodeURI(decode(url)), kind: kindAt(url) }
    : { text: title ?? hostOf(url), href: url, kind: null }
}

/** What is to be said of its days, in sentences; `today` is the school's day, YYYY-MM-DD. */
export function datesOf(
  { issuedOn, validUntil }: Pick<DisclosureDocument, 'issuedOn' | 'validUntil'>,
  today: string,
): { issued: string | null; valid: string | null; hasPassed: boolean } {
  const hasPassed = validUntil !== null && validUntil < today
  return {
    issued: issuedOn && fill(words.issuedOn, { day: formatDay(issuedOn) }),
    valid:
      validUntil &&
      fill(hasPassed ? words.hasPassed : words.validUntil, { day: formatDay(validUntil) }),
    hasPassed,
  }
}

const titleAt = (path: string): string => findPage(decode(path))?.title ?? words.document

/** An editor may have copied the address as the browser writes it. */
function decode(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

const ownPdf = (path: string): path is `/${string}.pdf` => /^\/docs\/[\w./-]+\.pdf$/.test(path)

/** Of a paper that comes with the website; null for a page, and for a paper that is not there. */
function kindAt(path: string): string | null {
  try {
    return ownPdf(path) ? documentKind(path) : null
  } catch {
    return null
  }
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : words.document
}
