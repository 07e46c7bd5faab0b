import type { Field } from '../enquiry/form.ts'

const number = { required: true, kind: 'text', autoComplete: 'off' } as const

/** The form of /TransferCertificate. */
export const certificateFields: readonly Field[] = [
  { name: 'certificate_number', ...number },
  { name: 'admission_number', ...number },
]
