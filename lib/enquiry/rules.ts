import { t } from '../messages/messages.ts'
import { z } from 'zod'
import { MAX_LINE_LENGTH, MAX_TEXT_LENGTH } from './parse-form.ts'

const OLDEST = 150

type Key =
  | 'tooLong'
  | 'studentName'
  | 'age'
  | 'contactNumber'
  | 'email'
  | 'quickName'
  | 'quickAge'
  | 'quickClass'
  | 'quickPhone'

/** One address without quotes or comments, so that an e-mail has one recipient. */
const EMAIL = /^(?:[\w.+-]+@[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,})?$/i

/** The message in the language of the visitor, who is only known when the rule is applied. */
const say = (key: Key) => ({ error: () => t(`enquiry.${key}`) })

const orNull = (value: string) => value || null
const line = z.string().max(MAX_LINE_LENGTH, say('tooLong'))
const optional = line.transform(orNull)
const required = (key: Key) => line.min(1, say(key))

const yearsFrom = (lowest: number, key: Key) =>
  z
    .string()
    // Such as "3 years" or 3.5.
    .regex(/^(-?\d+)?$/, {
      error: () => `${t(`enquiry.${key}`)} ${t('enquiry.wholeYears')}`,
      abort: true,
    })
    .regex(/^\d{1,3}$/, say(key))
    .transform(Number)
    .pipe(z.number().min(lowest, say(key)).max(OLDEST, say(key)))

/** /TakeAdmission: the rules of the specification with their messages, in the order of the form. */
export const admissionRules = z.object({
  // Characters, not UTF-16 units, and without the joiners of Indian scripts.
  student_name: line.refine(
    (name) => [...name.replace(/[\u200c\u200d]/g, '')].length >= 5,
    say('studentName'),
  ),
  age: yearsFrom(1, 'age'),
  previous_school: optional,
  contact_number: z.string().regex(/^\d{10}$/, say('contactNumber')),
  address: z.string().max(MAX_TEXT_LENGTH, say('tooLong')).transform(orNull),
  email: line.regex(EMAIL, say('email')).prefault('').transform(orNull),
})

/** The quick form: four required fields without further rules. */
export const quickRules = z.object({
  name: required('quickName'),
  age: yearsFrom(0, 'quickAge'),
  class: required('quickClass'),
  phone: required('quickPhone'),
  whatsapp: optional,
})
