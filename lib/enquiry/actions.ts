'use server'

import { headers } from 'next/headers'
import type { z } from 'zod'
import { enquiryMessages } from '@/content/enquiry-messages'
import type { EnquiryCollection } from '../content/client/enquiries.ts'
import { log } from '../server/log.ts'
import { isSameOrigin } from './check-request.ts'
import { deliverEnquiry, type Delivery } from './delivery.ts'
import { enqueueEnquiry } from './enqueue.ts'
import { admissionFields, idleForm, quickFields, type Field, type FormState } from './form.ts'
import { readFields } from './parse-form.ts'
import { admissionRules, quickRules } from './rules.ts'
import { spamSignalsOf } from './spam-signals.ts'

type EnquiryForm<Item extends object> = {
  collection: EnquiryCollection
  fields: readonly Field[]
  rules: z.ZodType<Item, Record<string, string>>
  thanks: (item: Item) => string
}

/** Longest that a visitor waits for the CMS, in milliseconds. The enquiry is on disk by then. */
const PATIENCE_MS = 1_500

/** Posts the form of /TakeAdmission. */
export async function sendAdmissionEnquiry(_: FormState, form: FormData): Promise<FormState> {
  const collection = 'admission_form'
  const thanks = (item: { student_name: string }) => enquiryMessages.thanks(item.student_name)
  return submitEnquiry({ collection, fields: admissionFields, rules: admissionRules, thanks }, form)
}

/** Posts the quick form of the home page. */
export async function sendQuickEnquiry(_: FormState, form: FormData): Promise<FormState> {
  const thanks = () => enquiryMessages.quickThanks
  return submitEnquiry(
    { collection: 'admission', fields: quickFields, rules: quickRules, thanks },
    form,
  )
}

/**
 * Checks a posted form, writes it to disk and delivers it to the CMS. Once it is on disk it has not
 * failed, whatever happens to the CMS, unless the CMS refuses the content. Never throws: the state
 * has the reason, and what was typed with it.
 */
async function submitEnquiry<Item extends object>(
  { collection, fields, rules, thanks }: EnquiryForm<Item>,
  form: FormData,
): Promise<FormState> {
  const failed = (message: string, values: FormState['values']): FormState => ({
    ...{ status: 'failed', values, errors: [], message },
  })
  const { notSaved } = enquiryMessages
  // A client without our form chooses what arrives here.
  if (!(form instanceof FormData)) return failed(notSaved, {})
  const sent = await headers()
  const names = fields.map((field) => field.name)
  const values = readFields(form, names)
  if (!isSameOrigin(sent)) {
    log.warn({ event: 'enquiry-from-elsewhere', collection })
    return failed(notSaved, values)
  }
  const checked = rules.safeParse(values)
  if (!checked.success) {
    const errors = checked.error.issues.map(({ path, message }) => ({
      field: String(path[0]),
      message,
    }))
    return { status: 'invalid', values, errors, message: null }
  }

  // The nearest address that the post came from; anything before it can be forged.
  const address = sent.get('x-forwarded-for')?.split(',').at(-1)?.trim() ?? ''
  const signals = spamSignalsOf(form, address)
  let delivery: Delivery
  try {
    const enquiry = enqueueEnquiry({ collection, fields: checked.data, signals })
    delivery = await deliverInTime(deliverEnquiry(enquiry))
  } catch {
    log.error({ event: 'enquiry-not-stored', collection })
    return failed(notSaved, values)
  }
  if (delivery.status === 'refused') return failed(delivery.message || notSaved, values)
  return { ...idleForm, status: 'sent', message: thanks(checked.data) }
}

function deliverInTime(delivery: Promise<Delivery>): Promise<Delivery> {
  const pending: Delivery = { status: 'pending' }
  const timeout = new Promise<Delivery>((resolve) =>
    setTimeout(resolve, PATIENCE_MS, pending).unref(),
  )
  // An outbox that cannot save the outcome still has the enquiry.
  return Promise.race([delivery.catch(() => pending), timeout])
}
