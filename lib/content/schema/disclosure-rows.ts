import { z } from 'zod'
import { boardClasses, documentKeys, type DocumentKey } from '../../../content/appendix-ix.ts'
import {
  cmsFile,
  figure,
  optional,
  pageOrLink,
  text,
  timestamps,
  webLink,
  withChanged,
} from './columns.ts'

const isKey = (kind: string): kind is DocumentKey => (documentKeys as string[]).includes(kind)

/** A document; null for a row without content, such as one whose file was deleted. */
export const disclosureDocument = z
  .object({
    id: z.number(),
    kind: z.string(),
    title: text,
    url: pageOrLink,
    remark: text,
    file: optional(cmsFile),
    issued_on: optional(z.iso.date()),
    valid_until: optional(z.iso.date()),
    ...timestamps,
  })
  .transform(withChanged)
  .transform(({ kind, issued_on, valid_until, ...row }) =>
    isKey(kind) && (row.file ?? row.url ?? row.remark)
      ? { ...row, key: kind, issuedOn: issued_on, validUntil: valid_until }
      : null,
  )

/** A document, an address or a remark for a row of sections B and C. */
export type DisclosureDocument = NonNullable<z.infer<typeof disclosureDocument>>

/** The facts of the disclosure; an empty one is null. */
export const statedFacts = z.object({
  // May be empty but must be present: without it, the response is not this record.
  principal_name: z
    .string()
    .nullable()
    .transform((value) => value?.trim() || null),
  principal_qualification: text,
  vice_principal: text,
  headmistress: text,
  pgt: figure,
  tgt: figure,
  prt: figure,
  sections: figure,
  special_educator: text,
  counsellor: text,
  campus_area: figure,
  classrooms: figure,
  classroom_size: text,
  laboratories: figure,
  laboratory_size: text,
  internet: text,
  girls_toilets: figure,
  boys_toilets: figure,
  inspection_video: webLink,
})

/** The singleton of the facts. */
export const disclosureFacts = statedFacts
  // The store translates the record before it is parsed.
  .extend({ ...timestamps, translations: z.unknown().optional() })
  .transform(withChanged)
  .transform(({ changed, isSample, translations: _, ...facts }) => ({
    ...facts,
    changed,
    isSample,
    isEmpty: Object.values(facts).every((value) => value === null),
  }))

export type DisclosureFacts = z.infer<typeof disclosureFacts>

/** The number of all teachers; null if none of the kinds was entered. */
export function countedTeachers({
  pgt,
  tgt,
  prt,
}: Pick<DisclosureFacts, 'pgt' | 'tgt' | 'prt'>): number | null {
  const counted = [pgt, tgt, prt].filter((number) => number !== null)
  return counted.length === 0 ? null : counted.reduce((sum, number) => sum + number, 0)
}

/** An editor may have left out a number, or entered impossible ones. */
const completeResult = z.object({
  class: z.enum(boardClasses),
  year: z.number().int(),
  registered: z.number().int().nonnegative(),
  passed: z.number().int().nonnegative(),
})

const count = z.number().nullable()

/** A result; null for an incomplete row. */
export const boardResult = z
  .object({
    id: z.number(),
    class: z.string().nullable(),
    year: count,
    registered: count,
    passed: count,
    remarks: text,
    ...timestamps,
  })
  .transform(withChanged)
  .transform((row) => {
    const { data } = completeResult.safeParse(row)
    return data ? { ...row, ...data } : null
  })

/** The results of one class in one year's Board examination. */
export type BoardResult = NonNullable<z.infer<typeof boardResult>>
