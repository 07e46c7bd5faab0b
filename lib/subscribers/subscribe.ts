'use server'

// The name of this file and of its functions are in the forms of tabs that are open: keep them.

import { headers } from 'next/headers'
import { spamSignalsOf, versionOf } from '../enquiry/consent.ts'
import { deliverEnquiry } from '../enquiry/delivery.ts'
import { failedForm, idleForm, invalidForm, readFields, type FormState } from '../enquiry/form.ts'
import { addChange } from '../enquiry/outbox/changes.ts'
import { addAcknowledgement } from '../enquiry/outbox/mails.ts'
import { EMAIL, postedLocale } from '../enquiry/rules.ts'
import { isAcknowledgedTooOften, keyedId, mailboxKey, senderOf } from '../enquiry/sender.ts'
import { siteEnvironment } from '../server/environment.ts'
import { log } from '../server/log.ts'
import { mailSettings } from '../server/variables.ts'
import { addressField, choiceFields, choiceIn } from './fields.ts'

/** The id of a subscription, which says nothing about its address: the same at every instance. */
const idOf = (address: string): string => keyedId('subscriber', address.toLowerCase())

const LONGEST = 200

/**
 * Posts the form for notices by e-mail. The answer is the same whether or not the address is known. It is
 * on disk before; an e-mail to the address asks for its confirmation. Never throws.
 */
export async function subscribe(_: FormState, form: FormData): Promise<FormState> {
  const locale = postedLocale(form)
  const { noticeMails: texts, enquiry } = locale.messages
  const values = readFields(form, [addressField, ...choiceFields])
  const { mail_address: address = '' } = values
  if (!address || address.length > LONGEST || !EMAIL.test(address)) {
    const errors = [{ field: addressField.name, message: texts.wrongAddress }]
    return invalidForm(values, errors)
  }
  const { suspected, shown } = spamSignalsOf(form)
  if (!mailSettings(siteEnvironment()) || suspected || !shown)
    return failedForm(values, texts.openAgain)
  if (isAcknowledgedTooOften(senderOf(await headers()))) {
    log.warn({ event: 'subscriptions-too-many' })
    return failedForm(values, enquiry.tooMany)
  }
  const id = idOf(address)
  const at = new Date().toISOString()
  const { language } = locale
  const agreed = { event: 'agreed', at, language: shown.language, text: shown.enquiry }
  const request = {
    address,
    language,
    ...choiceIn(values),
    consent: [agreed],
    notice_version: versionOf(shown),
    received_at: at,
  }
  try {
    const digest = `subscription ${mailboxKey(address)}`
    const asked = addAcknowledgement({ id, recipient: address, language }, digest, Date.now())
    // Nobody waits: the time would tell whether the address is known, or was asked today.
    if (asked > 0) void deliverEnquiry(addChange(id, request)).catch(() => undefined)
  } catch {
    log.error({ event: 'enquiry-not-stored', collection: 'subscriber' })
    return failedForm(values, texts.notSaved)
  }
  return { ...idleForm, status: 'sent', message: texts.thanks }
}
