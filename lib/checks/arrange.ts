import type { Root } from 'hast'
import { formIn } from '../content/html/embed.ts'
import { parseHtml } from '../content/html/parse-html.ts'
import type { RawContent } from '../content/client/raw-rows.ts'
import type { Content, FileUse, Rows, Text } from './content.ts'
import type { Place } from './finding.ts'
import * as of from './places.ts'

/** A text that is too large to be parsed is reported by itself (`aside-findings.ts`). */
function readText(html: string): Root {
  try {
    return parseHtml(html)
  } catch {
    return { type: 'root', children: [] }
  }
}

function textsOf({ notification, pages }: RawContent): Text[] {
  const notices = notification.map((row) => ({
    ...{ ...of.placeOfNotice(row), root: readText(row.description) },
  }))
  const texts = pages.map((row) => ({ ...of.placeOfPage(row), root: readText(row.content) }))
  return [...notices, ...texts]
}

/** The files that rows show. */
export function usesOf(raw: RawContent): FileUse[] {
  const byId = new Map(raw.directus_files.map((file) => [file.id, file]))
  const uses = (place: Place, as: FileUse['as'], ...ids: (string | null)[]) =>
    ids.flatMap((id): FileUse[] => {
      const file = byId.get(id ?? '')
      return file ? [{ ...place, file, as }] : []
    })
  return [
    ...raw.notification.flatMap((row) => uses(of.placeOfNotice(row), 'paper', row.file)),
    ...raw.disclosure_document.flatMap((row) => uses(of.placeOfPaper(row), 'paper', row.file)),
    ...raw.heading.flatMap((row) => uses(of.placeOfHeading(row), 'card', row.image)),
    ...raw.gallery.flatMap((row) => uses(of.placeOfAlbum(row), 'album', ...row.images)),
  ]
}

function albumsOf(raw: RawContent): Rows['albums'] {
  const pictures = new Set(
    raw.directus_files.filter(({ type }) => type.startsWith('image/')).map(({ id }) => id),
  )
  return raw.gallery.map((row) => ({
    ...{ place: of.placeOfAlbum(row), title: row.title },
    pictures: row.images.filter((id) => pictures.has(id)).length,
    others: row.images.filter((id) => !pictures.has(id)).length,
  }))
}

const LINKS = [
  ...(['payment_url', 'ebooks_url', 'facebook_url', 'instagram_url', 'youtube_url'] as const),
]

function addressesOf({ school: [school], disclosure_document: papers }: RawContent) {
  return [
    ...LINKS.map((field) => ({ place: of.placeOfSchool, field, address: school?.[field] ?? null })),
    ...papers.map((row) => ({ place: of.placeOfPaper(row), field: 'url', address: row.url })),
  ]
}

function rowsOf(raw: RawContent): Rows {
  const [school] = raw.school
  return {
    notices: raw.notification.map((row) => ({ ...row, place: of.placeOfNotice(row) })),
    headings: raw.heading.map((row) => ({ ...row, place: of.placeOfHeading(row) })),
    pages: raw.pages.map((row) => ({
      ...{ place: of.placeOfPage(row), name: row.page_name, title: row.title },
      isKnown: of.pageOfRow(row.page_name) !== null,
    })),
    albums: albumsOf(raw),
    papers: raw.disclosure_document.map((row) => ({
      ...{ place: of.placeOfPaper(row), validUntil: row.valid_until, remark: row.remark },
      isAnswer: Boolean(row.file ?? row.url ?? row.remark),
    })),
    exams: raw.exam.map((row) => ({
      ...{ place: of.placeOfExam(row), title: row.title, isShown: formIn(row.embed) !== null },
    })),
    teachers: raw.faculty.map((row) => ({ ...row, place: of.placeOfTeacher(row) })),
    results: raw.board_result.map((row) => ({ ...row, place: of.placeOfResult(row) })),
    school: {
      place: of.placeOfSchool,
      session: school?.session ?? null,
      isSample: school?.sample ?? true,
    },
    addresses: addressesOf(raw),
  }
}

function uploadsOf({
  directus_files: files,
  unseenFiles,
  ...rows
}: RawContent): Content['uploads'] {
  const unseen = new Set(unseenFiles)
  const shown = JSON.stringify(rows)
  return files.flatMap((file) =>
    file.modified === null
      ? []
      : {
          ...{ place: of.placeOfFile(file), uploaded: file.modified.slice(0, 10) },
          isUsed: unseen.has(file.id) || shown.includes(file.id),
        },
  )
}

type Outside = Omit<Content['around'], 'notices' | 'files'>

/** The content of the CMS as the rules look at it, before anybody has looked into the files. */
export function arrange(raw: RawContent, outside: Outside): Omit<Content, 'states'> {
  return {
    ...{ rows: rowsOf(raw), texts: textsOf(raw), uses: usesOf(raw), uploads: uploadsOf(raw) },
    around: {
      ...outside,
      notices: new Set(raw.notification.map(({ id }) => String(id))),
      files: new Set(raw.directus_files.map(({ id }) => id)),
    },
  }
}
