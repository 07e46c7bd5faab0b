import { z } from 'zod'
import { documentKeys, type DocumentKey } from '@/content/pages/about/appendix-ix'
import { cmsFile } from './file.ts'

const text = z
  .string()
  .nullish()
  .transform((value) => value?.trim() || null)

/** Of the web, or of this website; anything else counts as not given. */
const link = text.transform((value) =>
  value && /^(https?:\/\/\S|\/[^/\\])/.test(value) ? value : null,
)

const row = z
  .object({
    id: z.number(),
    kind: z.string(),
    title: text,
    file: cmsFile.nullish(),
    url: link,
    issued_on: z.iso.date().nullish(),
    valid_until: z.iso.date().nullish(),
    remark: text,
    date_created: z.string().nullish(),
    date_updated: z.string().nullish(),
  })
  .transform(({ kind, issued_on, valid_until, date_created, date_updated, ...fields }) => ({
    ...fields,
    kind,
    file: fields.file ?? null,
    issuedOn: issued_on ?? null,
    validUntil: valid_until ?? null,
    changed: date_updated ?? date_created ?? null,
  }))

/** A paper, an address or a remark that answers a row of sections B and C. */
export type DisclosureDocument = Omit<z.infer<typeof row>, 'kind'> & { key: DocumentKey }

const isKey = (kind: string): kind is DocumentKey => (documentKeys as string[]).includes(kind)

/** A document, or null for one that answers nothing, such as one whose file is gone. */
export const disclosureDocument = row.transform(
  ({ kind, ...document }): DisclosureDocument | null => {
    const answers = document.file ?? document.url ?? document.remark
    return answers && isKey(kind) ? { ...document, key: kind } : null
  },
)
