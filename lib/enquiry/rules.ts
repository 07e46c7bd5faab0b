import { z } from 'zod'
import { enquiryMessages as say } from '../../content/enquiry-messages.ts'
import { LONGEST_LINE, LONGEST_TEXT } from './text.ts'

const OLDEST = 150

const line = z.string().max(LONGEST_LINE, say.tooLong)
const orNothing = (value: string) => value || null
const optional = line.transform(orNothing)
const required = (message: string) => line.min(1, message)

/** Characters as a reader counts them, not as UTF-16 does. */
const lengthOf = (value: string) => [...value].length

function yearsFrom(lowest: number, message: string) {
  return z
    .string()
    .regex(/^\d{1,3}$/, message)
    .transform(Number)
    .pipe(z.number().min(lowest, message).max(OLDEST, message))
}

/** /TakeAdmission: the specification's rules, each with its message, in the order of the form. */
export const admissionRules = z.object({
  student_name: line.refine((name) => lengthOf(name) >= 5, say.studentName),
  age: yearsFrom(1, say.age),
  previous_school: optional,
  contact_number: z.string().regex(/^\d{10}$/, say.contactNumber),
  address: z.string().max(LONGEST_TEXT, say.tooLong).transform(orNothing),
})

/** The quick form: four things must be there, and nothing more is asked of them. */
export const quickRules = z.object({
  name: required(say.quickName),
  age: yearsFrom(0, say.quickAge),
  class: required(say.quickClass),
  phone: required(say.quickPhone),
  whatsapp: optional,
})
