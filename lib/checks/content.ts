import type { Root } from 'hast'
import type { CmsFile } from '../content/collections/file.ts'
import type { Finding, Place } from './finding.ts'
import type { LinkContext } from './link-context.ts'

/** A text of the editor of the CMS, as a browser would read it. */
export type Text = Place & { root: Root }

/** A file that a row shows, by what the row takes it for. */
export type FileUse = Place & { file: CmsFile; as: 'album' | 'card' | 'paper' }

/** What looking into a file has shown; `unknown` when it could not be asked now. */
export type FileState = 'fine' | 'gone' | 'scan' | 'locked' | 'broken' | 'unknown'

/** A field of its own that holds an address. */
type AddressField = { place: Place; field: string; address: string | null }

/** The rows that rules look at beside their texts and files. */
export type Rows = {
  notices: { place: Place; title: string; date: string }[]
  headings: { place: Place; title: string }[]
  pages: { place: Place; name: string; title: string | null; isKnown: boolean }[]
  albums: { place: Place; title: string | null; pictures: number; others: number }[]
  papers: {
    place: Place
    validUntil: string | null
    remark: string | null
    isAnswer: boolean
  }[]
  exams: { place: Place; title: string; isShown: boolean }[]
  teachers: { place: Place; name: string; designation: string | null }[]
  results: { place: Place; year: number; registered: number; passed: number }[]
  school: { place: Place; session: string | null; isSample: boolean }
  addresses: AddressField[]
}

/** All that the rules look at, as plain data. */
export type Content = {
  rows: Rows
  texts: readonly Text[]
  uses: readonly FileUse[]
  /** Every file, with the day of its upload or last change. */
  uploads: readonly { place: Place; uploaded: string; isUsed: boolean }[]
  /** By the ids of files. */
  states: ReadonlyMap<string, FileState>
  around: LinkContext
}

/** Finds some faults; `today` is the school's day, YYYY-MM-DD. */
export type Rule = (content: Content, today: string) => Finding[]
