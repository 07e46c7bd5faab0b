import 'server-only'
import { z } from 'zod'
import { enquiryMessages } from '@/content/enquiry-messages'
import type { EnquiryCollection } from '../cms/enquiries.ts'
import { log } from '../log.ts'
import { deliverEnquiry, type Delivery } from './deliver.ts'
import { ID_FIELD, type Field } from './fields.ts'
import { idleForm, type FormState } from './form-state.ts'
import { keepEnquiry, type Enquiry } from './outbox.ts'
import { readFields } from './text.ts'

export type EnquiryForm<Item extends object> = {
  collection: EnquiryCollection
  fields: readonly Field[]
  rules: z.ZodType<Item, Record<string, string>>
  thanks: (item: Item) => string
}

/** Longest that a visitor waits for the CMS, in milliseconds. The enquiry is safe by then. */
const PATIENCE_MS = 3_000

/** The id that the browser chose, so that a repeat is recognised; a new one without JavaScript. */
function idOf(form: FormData): string {
  return z.uuid().safeParse(form.get(ID_FIELD)).data ?? crypto.randomUUID()
}

/** True when the enquiry is on disk. */
function isKept(enquiry: Enquiry): boolean {
  try {
    keepEnquiry(enquiry)
    return true
  } catch {
    log.error({ event: 'enquiry-not-kept', collection: enquiry.collection })
    return false
  }
}

function deliverInTime(enquiry: Enquiry): Promise<Delivery> {
  const patience = new Promise<Delivery>((resolve) =>
    setTimeout(resolve, PATIENCE_MS, { is: 'waiting' }).unref(),
  )
  return Promise.race([deliverEnquiry(enquiry), patience])
}

/**
 * Checks a posted form, puts it on disk and hands it to the CMS. Once it is on disk it has not
 * failed, whatever the CMS does, unless the CMS refuses what it says. Never throws: what went wrong
 * is in the state, and what was typed with it.
 */
export async function submitEnquiry<Item extends object>(
  { collection, fields, rules, thanks }: EnquiryForm<Item>,
  form: FormData,
): Promise<FormState> {
  const values = readFields(
    form,
    fields.map((field) => field.name),
  )
  const checked = rules.safeParse(values)
  if (!checked.success) {
    const errors = checked.error.issues.map(({ path, message }) => ({
      field: String(path[0]),
      message,
    }))
    return { status: 'invalid', values, errors, message: null }
  }

  const failed = (message: string): FormState => ({ status: 'failed', values, errors: [], message })
  const enquiry = { id: idOf(form), collection, item: checked.data }
  if (!isKept(enquiry)) return failed(enquiryMessages.notSaved)
  const delivery = await deliverInTime(enquiry)
  if (delivery.is === 'refused') return failed(delivery.words || enquiryMessages.notSaved)
  return { ...idleForm, status: 'sent', message: thanks(checked.data) }
}
