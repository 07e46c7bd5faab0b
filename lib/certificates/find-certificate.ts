'use server'

import type { Locale } from '../messages/messages.ts'
import { headers } from 'next/headers'
import { formatDay } from '../messages/days.ts'
import { numberKey } from 'school-schema/certificates/number-key'
import { requestCertificate, type Certificate } from '../content/client/certificates.ts'
import { log } from '../server/log.ts'
import { idleForm, readFields, type FormState } from '../enquiry/form.ts'
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
  return answer(postedLocale(form), form)
}

async function answer(locale: Locale, form: FormData): Promise<FormState> {
  const values = readFields(form, certificateFields)
  const failed = (message: string): FormState => ({
    ...idleForm,
    status: 'failed',
    values,
    message,
  })
  const { certificate_number = '', admission_number = '' } = values
  const errors = [
    numberKey(certificate_number) === ''
      ? { field: 'certificate_number', message: locale.t('certificates.certificateNumber') }
      : [],
    numberKey(admission_number) === ''
      ? { field: 'admission_number', message: locale.t('certificates.admissionNumber') }
      : [],
  ].flat()
  if (errors.length > 0) return { ...idleForm, status: 'invalid', values, errors }
  const attempt = {
    number: keyedDigest('certificate', numberKey(certificate_number)),
    network: senderKey(senderOf(await headers())),
  }
  try {
    const certificate = await attemptOf(attempt, () =>
      requestCertificate({ certificate_number, admission_number }),
    )
    return certificate ? foundState(locale, certificate) : failed(locale.t('certificates.unknown'))
  } catch (error) {
    if (error instanceof TooManyAttempts) {
      log.warn({ event: 'certificate-attempts' })
      return failed(locale.t('certificates.tooMany'))
    }
    log.warn({ event: 'certificate-not-read' })
    return failed(locale.t('certificates.unavailable'))
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
