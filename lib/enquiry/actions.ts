'use server'

// The name of this file and of its functions are in the forms of tabs that are open: keep them.

import { headers } from 'next/headers'
import type { EnquiryCollection } from '../content/client/enquiries.ts'
import { log } from '../server/log.ts'
import { spamSignalsOf } from './consent.ts'
import { deliverEnquiry, deliverInTime } from './delivery.ts'
import { acknowledge, enqueueEnquiry, getReplyDeadline } from './enqueue.ts'
import {
  admissionFields,
  emailField,
  failedForm,
  idleForm,
  invalidForm,
  quickFields,
  readFields,
  REMINDERS_FIELD,
  textOf,
  TICKED,
  WRITTEN_FIELD,
  type FormState,
} from './form.ts'
import { admissionRules, postedLocale, quickRules } from './rules.ts'
import { isSentTooOften, senderOf } from './sender.ts'

/** Posts the form of /TakeAdmission. */
export async function sendAdmissionEnquiry(_: FormState, form: FormData): Promise<FormState> {
  return submitEnquiry('admission_form', form)
}

/** Posts the quick form of the home page. */
export async function sendQuickEnquiry(_: FormState, form: FormData): Promise<FormState> {
  return submitEnquiry('admission', form)
}

/**
 * Validates a form, whose bytes and origin `proxy.ts` has checked, writes it to disk and delivers it to the CMS. Once it is on disk, only a
 * rejection of its content by the CMS counts as a failure. Never throws: the state has the reason
 * and the typed values.
 */
async function submitEnquiry(collection: EnquiryCollection, form: FormData): Promise<FormState> {
  const locale = postedLocale(form)
  const { notSaved, quickThanks, tooMany } = locale.messages.enquiry
  const isQuick = collection === 'admission'
  const rules = isQuick ? quickRules : admissionRules
  const values = readFields(form, isQuick ? quickFields : [...admissionFields, emailField])
  const wantsReminders = textOf(form, REMINDERS_FIELD) === TICKED
  if (wantsReminders) values[REMINDERS_FIELD] = TICKED
  const { data, error } = rules(locale).safeParse(values)
  if (!data) {
    const errors = error.issues.map(({ path, message }) => ({ field: String(path[0]), message }))
    return invalidForm(values, errors)
  }
  const sender = senderOf(await headers())
  if (isSentTooOften(sender)) {
    log.warn({ event: 'enquiries-too-many', collection })
    return failedForm(values, tooMany)
  }
  const { email: recipient, ...fields } = { email: null, ...data }
  const { replyBy, time } = await getReplyDeadline(locale)
  try {
    const signals = spamSignalsOf(form)
    const writtenAt = Number(textOf(form, WRITTEN_FIELD))
    const given = { collection, fields, wantsReminders, writtenAt }
    const enquiry = enqueueEnquiry({ ...given, signals, replyBy })
    if (recipient && !signals.suspected) acknowledge(locale.language, enquiry.id, recipient, sender)
    const delivery = await deliverInTime(deliverEnquiry(enquiry))
    if (delivery.status === 'refused') return failedForm(values, delivery.message || notSaved)
  } catch {
    log.error({ event: 'enquiry-not-stored', collection })
    return failedForm(values, notSaved)
  }
  const message = isQuick
    ? quickThanks
    : locale.t('enquiry.thanks', { name: values.student_name ?? '', replyTime: time })
  return { ...idleForm, status: 'sent', message }
}
