import { z } from 'zod'
import { enquiryMessages as messages } from '../../content/enquiry-messages.ts'
import { MAX_LINE_LENGTH, MAX_TEXT_LENGTH } from './parse-form.ts'

const OLDEST = 150

const orNull = (value: string) => value || null
const line = z.string().max(MAX_LINE_LENGTH, messages.tooLong)
const optional = line.transform(orNull)
const required = (message: string) => line.min(1, message)

const yearsFrom = (lowest: number, message: string) =>
  z
    .string()
    // Such as "3 years" or 3.5.
    .regex(/^(-?\d+)?$/, { error: `${message} ${messages.wholeYears}`, abort: true })
    .regex(/^\d{1,3}$/, message)
    .transform(Number)
    .pipe(z.number().min(lowest, message).max(OLDEST, message))

/** /TakeAdmission: the rules of the specification with their messages, in the order of the form. */
export const admissionRules = z.object({
  // Characters, not UTF-16 units, and without the joiners of Indian scripts.
  student_name: line.refine(
    (name) => [...name.replace(/[\u200c\u200d]/g, '')].length >= 5,
    messages.studentName,
  ),
  age: yearsFrom(1, messages.age),
  previous_school: optional,
  contact_number: z.string().regex(/^\d{10}$/, messages.contactNumber),
  address: z.string().max(MAX_TEXT_LENGTH, messages.tooLong).transform(orNull),
})

/** The quick form: four required fields without further rules. */
export const quickRules = z.object({
  name: required(messages.quickName),
  age: yearsFrom(0, messages.quickAge),
  class: required(messages.quickClass),
  phone: required(messages.quickPhone),
  whatsapp: optional,
})
