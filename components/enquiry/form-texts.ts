import type { Field } from '@/lib/enquiry/form'
import { getMessages, t } from '@/lib/messages/messages'
import type { FormTexts, LabelledField } from './form-messages'

/** The texts of a form in the language of the page; `phone` is that of the office. */
export function enquiryTexts(phone: string): FormTexts {
  const { details, correct, notSaved, failureAdvice, tryAgain, keep, sending, incompleteNumber } =
    getMessages().enquiry
  return {
    legend: details,
    correct,
    failure: notSaved,
    advice: failureAdvice,
    tryAgain,
    keep,
    call: t('enquiry.call', { phone }),
    sending,
    optional: t('common.optional'),
    incompleteNumber,
    download: t('certificates.open'),
  }
}

/** The fields of a form with their labels and hints. */
export const labelFields = (fields: readonly Field[]): LabelledField[] =>
  fields.map((field) => ({ ...field, ...getMessages().enquiry.fields[field.name] }))
