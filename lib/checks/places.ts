import { fieldLabel } from 'school-schema/fields/fields'
import { pagePathOf } from 'school-schema/pages/page-kinds'
import { DISCLOSURE_ROWS, POLICIES } from 'school-schema/disclosure'
import { isSectionKind, sectionKinds } from 'school-schema/choices'
import type { RawName, RawRow } from '../content/client/raw-rows.ts'
import { noticeHref } from '../notices/archive.ts'
import type { RejectedRow } from '../content/store/source.ts'
import samplePages from '../../sample/pages.json' with { type: 'json' }
import { EVERY_PAGE, shortened, type RuleResult, type Place } from './finding.ts'
import { ownValue } from 'school-schema/values/own-value'

type Description<Name extends RawName> = {
  noun: string
  /** The page of the collection. */
  page: string
  name?: (row: RawRow<Name>) => string | null
  /** The page of a row, if it differs. */
  pageOf?: (row: RawRow<Name>) => string
}

/** The usual address of a page with this name. */
const addressOf = (name: string) =>
  samplePages.find(({ page_name }) => page_name === name)?.address ?? `/${name}`

const titled = { name: ({ title }: { title: string | null }) => title }

/** The option that editors choose for a row of the Board's form: "B6 Fire safety certificate". */
const disclosureRowName = (kind: string): string =>
  Object.entries({ ...DISCLOSURE_ROWS, ...POLICIES }).find(([key]) => key === kind)?.[1] ?? kind

const collections: { [Name in RawName]: Description<Name> } = {
  notification: { noun: 'Notice', page: '/notices', ...titled, pageOf: noticeHref },
  pages: {
    noun: 'Page',
    page: '',
    name: ({ title, page_name }) => title ?? page_name,
    pageOf: (row) => pagePathOf(row) ?? '',
  },
  heading: { noun: 'Heading', page: '/', ...titled },
  section: {
    noun: 'Section',
    page: '/',
    name: ({ kind, title, drawing }) =>
      title ?? drawing?.replaceAll('-', ' ') ?? (isSectionKind(kind) ? sectionKinds[kind] : kind),
    pageOf: ({ page }) => addressOf(page),
  },
  gallery: { noun: 'Album', page: '/Gallery', ...titled },
  exam: {
    noun: 'Form',
    page: '/exam-center',
    ...titled,
    pageOf: ({ place }) =>
      samplePages.find(({ address }) => address === `/${place}`)?.address ?? '/exam-center',
  },
  redirect: { noun: 'Redirect', page: '', name: ({ old_address }) => old_address },
  calendar_date: { noun: 'Date', page: '/SchoolCalendar', ...titled },
  book: { noun: 'Book list', page: '/Booklist', ...titled },
  faculty: { noun: 'Teacher', page: '/Faculty', name: ({ name }) => name },
  person: {
    noun: 'Member',
    page: '/Trust',
    name: ({ name }) => name,
    pageOf: ({ body }) => addressOf(body),
  },
  team: {
    noun: 'House or club',
    page: '/House',
    name: ({ name }) => name,
    pageOf: ({ kind }) => addressOf(kind),
  },
  fee: { noun: 'Fee', page: '/FeePaymentRules', name: ({ class_name }) => class_name },
  disclosure: { noun: 'Disclosure', page: '/Disclosure' },
  disclosure_document: {
    noun: 'Disclosure document',
    page: '/Disclosure',
    name: ({ kind, title }) =>
      disclosureRowName(kind) + (title ? ` (${shortened(title, 30)})` : ''),
  },
  board_result: {
    noun: 'Board result',
    page: '/Disclosure',
    name: (row) => `class ${row.class}, ${row.year}`,
  },
  school: { noun: 'School', page: '/' },
  directus_files: { noun: 'File', page: '', ...titled },
}

/** The collections with content; their rows have the column `sample`. */
export const contentNames = (Object.keys(collections) as RawName[]).filter(
  (name) => name !== 'directus_files',
)

/** The name of a row for editors. */
export function nameOf<Name extends RawName>(collection: Name, row: RawRow<Name>): string {
  const { noun, name }: Description<Name> = collections[collection]
  return name?.(row) ?? noun
}

/** The place of a row. */
export function placeOf<Name extends RawName>(collection: Name, row: RawRow<Name>): Place {
  const { noun, page, pageOf, name: find }: Description<Name> = collections[collection]
  const name = find?.(row)
  const label = name ? `${noun} “${shortened(name, 90)}”` : noun
  const item = 'id' in row ? String(row.id) : ''
  return { collection, item, page: pageOf?.(row) ?? page, label }
}

/** The settings of the school, which every page shows. */
export const everyPage: Place = {
  collection: 'school',
  item: '',
  page: EVERY_PAGE,
  label: 'School',
}

/** A page itself, which is corrected in a collection. */
export const placeOnPage = (page: string, collection: RawName): Place => ({
  collection,
  item: '',
  page,
  label: '',
})

const nouns: Readonly<Record<string, { noun: string; page: string }>> = collections

/** Reports a row that the website cannot show. */
export function reportRejectedRow({ collection, id, field, isShown }: RejectedRow): RuleResult {
  const { noun, page } = ownValue(nouns, collection) ?? { noun: collection, page: '' }
  const part = field === null ? 'this entry' : `its field “${fieldLabel(field)}”`
  const shown = isShown ? 'shows the earlier version' : 'does not show it'
  return {
    place: { collection, item: id, page, label: id === '' ? noun : `${noun} no. ${id}` },
    code: 'row-unreadable',
    detail: field ?? '',
    category: 'missing',
    what: `the website cannot read ${part} and ${shown}`,
    todo: 'Open it, correct or empty that field, and save. If it looks right to you, ask the person who maintains the website.',
  }
}
