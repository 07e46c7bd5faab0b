import 'server-only'
import { z } from 'zod'
import { enquiryMessages } from '@/content/enquiry-messages'
import { createEnquiry, type EnquiryCollection } from '../cms/enquiries.ts'
import { CmsRefused } from '../cms/errors.ts'
import { log } from '../log.ts'
import { ID_FIELD, type Field } from './fields.ts'
import { idleForm, type FormState } from './form-state.ts'
import { readFields } from './text.ts'

export type EnquiryForm<Item extends object> = {
  collection: EnquiryCollection
  fields: readonly Field[]
  rules: z.ZodType<Item, Record<string, string>>
  thanks: (item: Item) => string
}

/** The id that the browser chose, so that a repeat is recognised; a new one without JavaScript. */
function idOf(form: FormData): string {
  return z.uuid().safeParse(form.get(ID_FIELD)).data ?? crypto.randomUUID()
}

/** Why an enquiry was not saved, for the visitor: the CMS's own words where it gave any. */
function reasonFor(error: unknown): string {
  const [words] = error instanceof CmsRefused ? error.messages : []
  return words || enquiryMessages.notSaved
}

/** Checks a posted form and stores it in the CMS. Never throws: what went wrong is in the state. */
export async function submitEnquiry<Item extends object>(
  { collection, fields, rules, thanks }: EnquiryForm<Item>,
  form: FormData,
): Promise<FormState> {
  const values = readFields(form, fields.map((field) => field.name))
  const checked = rules.safeParse(values)
  if (!checked.success) {
    const errors = checked.error.issues.map(({ path, message }) => ({ field: String(path[0]), message }))
    return { status: 'invalid', values, errors, message: null }
  }
  try {
    await createEnquiry(collection, { id: idOf(form), ...checked.data })
  } catch (error) {
    log.error({ event: 'enquiry-not-saved', collection, reason: error instanceof Error ? error.name : 'unknown' })
    return { status: 'failed', values, errors: [], message: reasonFor(error) }
  }
  log.info({ event: 'enquiry-saved', collection })
  return { ...idleForm, status: 'sent', message: thanks(checked.data) }
}
