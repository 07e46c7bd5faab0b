/** A row of the book list; the fields are the specification's. */
export type Book = { id: string; class: string; bookLink: `/docs/${string}` }

const CLASSES: [className: string, file: string][] = [
  ['LKG', 'lkg'],
  ['UKG', 'ukg'],
  ['Class 1', 'class-1'],
  ['Class 1', 'class-1'],
  ['Class 1', 'class-1'],
]

export const booksTitle = 'Book lists by class'

export const bookColumns = ['Serial Number', 'Class', 'Link'] as const

export const bookLinkText = 'Click Here To Download'

export const books: readonly Book[] = CLASSES.map(([className, file], index) => ({
  id: String(index + 1),
  class: className,
  bookLink: `/docs/pdf/books/${file}.pdf`,
}))
