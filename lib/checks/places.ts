import type { RawContent } from '../content/client/raw-rows.ts'
import { noticeHref } from '../content/notices/href.ts'
import { pages } from '../../content/pages/index.ts'
import { rowNamesOf } from '../content/collections/row-names.ts'
import type { Place } from './finding.ts'
import { shortened } from './html-tree.ts'

type Row<Name extends keyof RawContent> = RawContent[Name][number]

const quoted = (kind: string, name: string | null) => (name ? `${kind} “${shortened(name)}”` : kind)

const place = (collection: string, item: number | string, page: string, label: string): Place => ({
  ...{ collection, item: String(item), page, label },
})

/** The page of the website that a row of texts belongs to; null when there is none of its name. */
export const pageOfRow = (name: string) =>
  pages.find((page) => rowNamesOf(page).includes(name)) ?? null

export const placeOfNotice = (row: Row<'notification'>) =>
  place('notification', row.id, noticeHref(row), quoted('Notice', row.title))

export const placeOfPage = (row: Row<'pages'>) =>
  place('pages', row.id, pageOfRow(row.page_name)?.path ?? '', quoted('Page', row.page_name))

export const placeOfHeading = (row: Row<'heading'>) =>
  place('heading', row.id, '/', quoted('Heading', row.title))

export const placeOfAlbum = (row: Row<'gallery'>) =>
  place('gallery', row.id, '/Gallery', quoted('Album', row.title))

export const placeOfPaper = (row: Row<'disclosure_document'>) =>
  place(
    'disclosure_document',
    row.id,
    '/Disclosure',
    quoted('Disclosure document', row.title ?? row.kind.replaceAll('_', ' ')),
  )

export const placeOfExam = (row: Row<'exam'>) =>
  place(
    'exam',
    row.id,
    pages.find(({ path }) => path === `/${row.place}`)?.path ?? '/exam-center',
    quoted('Form', row.title),
  )

export const placeOfTeacher = (row: Row<'faculty'>) =>
  place('faculty', row.id, '/Faculty', quoted('Teacher', row.name))

export const placeOfResult = (row: Row<'board_result'>) =>
  place('board_result', row.id, '/Disclosure', `Result of class ${row.class}, ${row.year}`)

export const placeOfFile = (row: Row<'directus_files'>) =>
  place('directus_files', row.id, '', quoted('File', row.title))

/** The record of the school, which every page shows. */
export const placeOfSchool = place('school', '', '/', 'School')
