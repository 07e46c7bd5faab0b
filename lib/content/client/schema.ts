/**
 * The collections as the query language needs to know them. Answers are not believed on the strength
 * of these types: each reader parses what it gets.
 */
type File = { id: string; title: string | null; type: string | null }

type Row = { id: number; date_updated: string | null }
type Shown = { status: string }
type Scheduled = Shown & { publish_from: string | null; publish_until: string | null }

export type Schema = {
  pages: (Row & Shown & { page_name: string; title: string | null; content: string | null })[]
  faculty: (Row &
    Shown & { name: string; designation: string; qualification: string; department: string })[]
  heading: (Row &
    Scheduled & {
      title: string
      description: string
      image: File | string
      date_created: string
    })[]
  notification: (Row &
    Scheduled & {
      title: string
      date: string
      description: string
      file: File | string
      category: string
      pinned: boolean
    })[]
  fee: (Shown & { id: number; class_name: string; amount: number | null })[]
  gallery: (Row & Shown & { title: string; sort: number; images: number[] })[]
  exam: (Row & { title: string; place: string; embed: string; active: boolean; sort: number })[]
  disclosure: Row
  disclosure_document: (Row & Shown & { kind: string; issued_on: string; file: File | string })[]
  board_result: (Row & Shown & { class: string; year: number })[]
  school: Row
  admission: { id: string }[]
  admission_form: { id: string }[]
  content_finding: { id: string; page: string; what: string; todo: string; link: string }[]
  directus_files: File[]
}
