import 'server-only'
import { z } from 'zod'
import { readView } from './content/store/read-view.ts'
import { defineList } from './content/store/source.ts'
import {
  cmsFile,
  optional,
  pageOrLink,
  requiredText,
  timestamps,
  withChanged,
} from './content/schema/columns.ts'
import { translations, withOutdated } from './content/schema/translations.ts'
import type { Language } from 'school-schema/languages'

/** A book list; null for a row without a document, such as one whose file was deleted. */
const book = z
  .object({
    id: z.number(),
    class: requiredText,
    title: requiredText,
    file: optional(cmsFile),
    url: pageOrLink,
    translations,
    ...timestamps,
  })
  .transform(withChanged)
  .transform(withOutdated)
  .transform((row) => (row.file || row.url ? row : null))

export type Book = NonNullable<z.infer<typeof book>>

export const booksSource = defineList({
  key: 'books',
  collection: 'book',
  row: book,
  sort: ['sort', 'id'],
  absent: [],
  views: (books) => ({
    all: () => books,
    files: () => books.flatMap(({ file }) => file?.id ?? []),
  }),
})

/** All published book lists in the order set by the office. */
export const listBooks = (language: Language) => readView(language, booksSource, 'all')
