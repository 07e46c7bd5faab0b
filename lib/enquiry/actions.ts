'use server'

import { headers } from 'next/headers'
import { enquiryMessages } from '@/content/enquiry-messages'
import { admissionFields, quickFields } from './fields.ts'
import type { FormState } from './form-state.ts'
import { admissionRules, quickRules } from './rules.ts'
import { submitEnquiry } from './submit.ts'

/** Posts the form of /TakeAdmission. */
export async function sendAdmissionEnquiry(_: FormState, form: FormData): Promise<FormState> {
  return submitEnquiry(
    {
      collection: 'admission_form',
      fields: admissionFields,
      rules: admissionRules,
      thanks: (item) => enquiryMessages.thanks(item.student_name),
    },
    form,
    await headers(),
  )
}

/** Posts the quick form of the home page. */
export async function sendQuickEnquiry(_: FormState, form: FormData): Promise<FormState> {
  return submitEnquiry(
    {
      collection: 'admission',
      fields: quickFields,
      rules: quickRules,
      thanks: () => enquiryMessages.quickThanks,
    },
    form,
    await headers(),
  )
}
