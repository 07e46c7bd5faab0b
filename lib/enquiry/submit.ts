import 'server-only'
import type { z } from 'zod'
import { enquiryMessages } from '@/content/enquiry-messages'
import type { EnquiryCollection } from '../content/client/enquiries.ts'
import { log } from '../server/log.ts'
import { deliverEnquiry, type Delivery } from './deliver.ts'
import type { Field } from './fields.ts'
import { idleForm, type FormState } from './form-state.ts'
import { enqueueEnquiry, type Posted } from './enqueue.ts'
import type { Enquiry } from './outbox/outbox.ts'
import { isFromThisSite } from './origin.ts'
import { spamSignalsOf } from './spam-signals.ts'
import { readFields } from './text.ts'

export type EnquiryForm<Item extends object> = {
  collection: EnquiryCollection
  fields: readonly Field[]
  rules: z.ZodType<Item, Record<string, string>>
  thanks: (item: Item) => string
}

const { notSaved } = enquiryMessages

/** Longest that a visitor waits for the CMS, in milliseconds. The enquiry is safe by then. */
const PATIENCE_MS = 1_500

/** What is to be delivered; null when the disk did not take it. */
function kept(posted: Posted): Enquiry | null {
  try {
    return enqueueEnquiry(posted)
  } catch {
    log.error({ event: 'enquiry-not-kept', collection: posted.collection })
    return null
  }
}

function deliverInTime(enquiry: Enquiry): Promise<Delivery> {
  const patience = new Promise<Delivery>((resolve) =>
    setTimeout(resolve, PATIENCE_MS, { is: 'waiting' }).unref(),
  )
  // An outbox that cannot note the delivery still holds the enquiry.
  const delivery = deliverEnquiry(enquiry).catch((): Delivery => ({ is: 'waiting' }))
  return Promise.race([delivery, patience])
}

/**
 * Checks a posted form, puts it on disk and hands it to the CMS. Once it is on disk it has not
 * failed, whatever the CMS does, unless the CMS refuses what it says. Never throws: what went wrong
 * is in the state, and what was typed with it.
 */
export async function submitEnquiry<Item extends object>(
  { collection, fields, rules, thanks }: EnquiryForm<Item>,
  form: FormData,
  headers: Headers,
): Promise<FormState> {
  // Whoever posts without our form chooses what arrives here.
  if (!(form instanceof FormData)) return { ...idleForm, status: 'failed', message: notSaved }
  const values = readFields(
    form,
    fields.map((field) => field.name),
  )
  const failed = (message: string): FormState => ({ status: 'failed', values, errors: [], message })
  if (!isFromThisSite(headers)) {
    log.warn({ event: 'enquiry-from-elsewhere', collection })
    return failed(notSaved)
  }
  const checked = rules.safeParse(values)
  if (!checked.success) {
    const errors = checked.error.issues.map(({ path, message }) => ({
      field: String(path[0]),
      message,
    }))
    return { status: 'invalid', values, errors, message: null }
  }

  const enquiry = kept({
    collection,
    fields: checked.data,
    marks: spamSignalsOf(form, addressOf(headers)),
  })
  if (!enquiry) return failed(notSaved)
  const delivery = await deliverInTime(enquiry)
  if (delivery.is === 'refused') return failed(delivery.words || notSaved)
  return { ...idleForm, status: 'sent', message: thanks(checked.data) }
}

/** The nearest address that the post came from; anything before it can be made up. */
function addressOf(headers: Headers): string {
  return headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() ?? ''
}
