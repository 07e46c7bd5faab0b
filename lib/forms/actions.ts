'use server'

// The name of this file and of its functions are in the forms of tabs that are open: keep them.

import { headers } from 'next/headers'
import { daysKept } from 'school-schema/enquiry/consent'
import { DAY_MS } from 'school-schema/values/durations'
import { spamSignalsOf } from '../enquiry/consent.ts'
import { deliverEnquiry, deliverInTime } from '../enquiry/delivery.ts'
import { acknowledge, enqueueEnquiry, getReplyDeadline } from '../enquiry/enqueue.ts'
import {
  ABOUT_FIELD,
  failedForm,
  FORM_FIELD,
  idleForm,
  invalidForm,
  textOf,
  VERSION_FIELD,
  WRITTEN_FIELD,
  type FormState,
} from '../enquiry/form.ts'
import { referenceOf } from '../enquiry/outbox/enquiries.ts'
import { withdrawEnquiry } from '../enquiry/outbox/mails.ts'
import { EMAIL, postedLocale } from '../enquiry/rules.ts'
import { isSentTooOften, senderOf } from '../enquiry/sender.ts'
import type { Locale } from '../messages/messages.ts'
import { log } from '../server/log.ts'
import { lostTexts, readAnswers, type Read } from './answers.ts'
import { readAbout } from './about.ts'
import { freeTimes, getForm, type AnswerForm } from './forms.ts'
import { countVote } from './votes.ts'

/** Posts a form that the school has made. Never throws: the state has the reason and the typed values. */
export async function sendFormAnswer(_: FormState, form: FormData): Promise<FormState> {
  const locale = postedLocale(form)
  const { forms: texts, enquiry } = locale.messages
  const found = await getForm(locale, textOf(form, FORM_FIELD)).catch(() => null)
  if (!found) return failedForm({}, texts.gone)
  const read = await readAnswers(locale, form, found.questions)
  if (textOf(form, VERSION_FIELD) !== found.version) {
    const lost = lostTexts(form, found.questions)
    const message = [texts.changed, ...(lost.length > 0 ? [texts.notAsked, ...lost] : [])].join(
      '\n',
    )
    return { ...invalidForm(read.values, []), message }
  }
  if (read.errors.length > 0) return invalidForm(read.values, read.errors)
  if (read.answers.length === 0) return failedForm(read.values, texts.empty)
  const sender = senderOf(await headers())
  if (isSentTooOften(sender)) {
    log.warn({ event: 'enquiries-too-many', collection: 'form_answer' })
    return failedForm(read.values, enquiry.tooMany)
  }
  const about = found.isFeedback ? await readAbout(locale, textOf(form, ABOUT_FIELD)) : null
  // A vote without a remark is counted, and stored nowhere.
  if (found.isFeedback && about && read.chosen) {
    countVote(about, read.chosen.key === found.questions[0]?.choices[0]?.key)
    if (read.answers.length === 1) return { ...idleForm, status: 'sent', message: texts.counted }
  }
  return store(locale, found, read, { form, sender, about }).catch(() => {
    log.error({ event: 'enquiry-not-stored', collection: 'form_answer' })
    return failedForm(read.values, enquiry.notSaved)
  })
}

type Sent = { form: FormData; sender: string; about: string | null }

async function store(
  locale: Locale,
  found: AnswerForm,
  { values, answers, contact, slot, attachments }: Read,
  { form, sender, about }: Sent,
): Promise<FormState> {
  const { name, title, days, keptMonths, isConfidential, isAnonymous } = found
  const signals = spamSignalsOf(form)
  const deadline = await getReplyDeadline(locale, days === null ? undefined : days * 24)
  const enquiry = enqueueEnquiry({
    collection: 'form_answer',
    fields: {
      form: title,
      form_page: name,
      summary: answers[0]?.value.slice(0, 250) ?? '',
      answers,
      contact,
      about,
      place: slot?.original ?? null,
      places: slot?.places ?? null,
      files: attachments.length,
      confidential: isConfidential,
    },
    attachments,
    keptUntil: keptMonths === null ? null : (now) => new Date(now + daysKept(keptMonths) * DAY_MS),
    hasConsent: !isAnonymous,
    wantsReminders: false,
    writtenAt: Number(textOf(form, WRITTEN_FIELD)),
    signals,
    replyBy: deadline.replyBy,
  })
  if (contact && EMAIL.test(contact) && !isAnonymous && !signals.suspected)
    acknowledge(locale.language, enquiry.id, contact, sender)
  const delivery = await deliverInTime(deliverEnquiry(enquiry))
  const { forms: texts, enquiry: messages } = locale.messages
  if (delivery.status === 'refused')
    return failedForm(values, delivery.message || messages.notSaved)
  if (delivery.status === 'taken') {
    withdrawEnquiry(enquiry.id)
    const taken = locale.t('forms.taken', { place: slot?.text ?? '' })
    const free = freeTimes(found).filter(({ key }) => key !== slot?.key)
    const times = free.map(({ text }) => text).join('; ')
    const message = times ? `${taken} ${locale.t('forms.free', { times })}` : taken
    const field = found.questions.find(({ kind }) => kind === 'slot')?.name ?? ''
    return invalidForm(values, [{ field, message }])
  }
  const thanks = locale.t('forms.thanks', {
    form: title,
    number: referenceOf(enquiry.id),
    who: found.answeredBy ?? texts.theOffice,
    time: days === null ? deadline.time : locale.t('values.withinDays', { count: days }),
  })
  const isUnsure = slot?.places != null && delivery.status === 'pending'
  return { ...idleForm, status: 'sent', message: isUnsure ? `${thanks} ${texts.unsure}` : thanks }
}
