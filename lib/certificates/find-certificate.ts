'use server'

import type { Locale } from '../messages/messages.ts'
import { headers } from 'next/headers'
import { formatDay } from '../messages/days.ts'
import { numberKey } from 'school-schema/certificates/number-key'
import { ownValue } from 'school-schema/values/own-value'
import { requestCertificate, type Certificate } from '../content/client/certificates.ts'
import { log } from '../server/log.ts'
import { failedForm, idleForm, invalidForm, readFields, type FormState } from '../enquiry/form.ts'
import { postedLocale } from '../enquiry/rules.ts'
import { keyedDigest, senderKey, senderOf } from '../enquiry/sender.ts'
import { createAttempts, TooManyAttempts } from './attempts.ts'
import { certificateFields } from './fields.ts'
import { certificateHref } from './grant.ts'

const attemptOf = createAttempts()

/**
 * Posts the form of /TransferCertificate: only both numbers together find a certificate. It is read
 * from the CMS for this answer and kept nowhere. Never throws.
 */
export async function findCertificate(_: FormState, form: FormData): Promise<FormState> {
  const locale = postedLocale(form)
  const { certificates: texts } = locale.messages
  const values = readFields(form, certificateFields)
  const { certificate_number = '', admission_number = '' } = values
  const errors = [
    { field: 'certificate_number', message: texts.certificateNumber },
    { field: 'admission_number', message: texts.admissionNumber },
  ].filter(({ field }) => numberKey(ownValue(values, field) ?? '') === '')
  if (errors.length > 0) return invalidForm(values, errors)
  const attempt = {
    number: keyedDigest('certificate', numberKey(certificate_number)),
    network: senderKey(senderOf(await headers())),
  }
  try {
    const certificate = await attemptOf(attempt, () =>
      requestCertificate({ certificate_number, admission_number }),
    )
    return certificate ? foundState(locale, certificate) : failedForm(values, texts.unknown)
  } catch (error) {
    const isTooMany = error instanceof TooManyAttempts
    log.warn({ event: isTooMany ? 'certificate-attempts' : 'certificate-not-read' })
    return failedForm(values, isTooMany ? texts.tooMany : texts.unavailable)
  }
}

function foundState(
  locale: Locale,
  { certificate_number, file, date_of_leaving, ...row }: Certificate,
): FormState {
  const day = formatDay(locale, date_of_leaving)
  const found = locale.t('certificates.found', {
    certificate: certificate_number,
    name: row.name,
    class: row.class,
    day,
  })
  const message = `${found} ${file ? locale.t('certificates.expires') : locale.t('certificates.copy')}`
  return { ...idleForm, status: 'sent', message, download: file && certificateHref(file) }
}
