import messages from './messages/en.json' with { type: 'json' }

/**
 * The Board's Appendix IX (mandatory public disclosure, revised form): the ids of its sections in the
 * Board's order. The wording is in the messages; the keys of sections B and C are also the CMS's.
 */
export const appendixSections = {
  general: 'section-a',
  documents: 'section-b',
  academics: 'section-c',
  staff: 'section-d',
  infrastructure: 'section-e',
} as const

const { documents, facts } = messages.appendix

export type DocumentKey = keyof typeof documents.documents | keyof typeof documents.academics

export const documentKeys = Object.values(documents).flatMap(Object.keys) as DocumentKey[]

export type FactKey = {
  [S in keyof typeof facts]: keyof (typeof facts)[S]
}[keyof typeof facts]

/** The classes with a Board examination, each with a table of results. */
export const boardClasses = ['X', 'XII'] as const

export type BoardClass = (typeof boardClasses)[number]

/** The number of years of results in the form. */
export const resultYears = 3
