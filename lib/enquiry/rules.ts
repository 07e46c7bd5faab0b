import { DEFAULT_LANGUAGE, isLanguage } from 'school-schema/languages'
import { getMessages, inLanguage, t } from '../messages/messages.ts'
import { z } from 'zod'
import { LANGUAGE_FIELD, textOf, type Field } from './form.ts'

/** The maximum length of a single-line field in characters; the CMS's columns have 255. */
const MAX_LINE_LENGTH = 200

/** The maximum length of a multi-line field: generous for an address. */
const MAX_TEXT_LENGTH = 1_000

/** Answers a posted form in the language of its page. */
export function inPostedLanguage<Result>(form: FormData, work: () => Result): Result {
  const language = textOf(form, LANGUAGE_FIELD)
  return inLanguage(isLanguage(language) ? language : DEFAULT_LANGUAGE, work)
}

const OLDEST = 150

type Key =
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

/** A text up to a length; the message names the field and the length. */
const upTo = (count: number, name: Field['name']) =>
  z.string().max(count, {
    error: () => t('enquiry.tooLong', { field: getMessages().enquiry.fields[name].label, count }),
    abort: true,
  })
const line = (name: Field['name']) => upTo(MAX_LINE_LENGTH, name)
const optional = (name: Field['name']) => line(name).transform(orNull)
const required = (name: Field['name'], key: Key) => line(name).min(1, say(key))

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
  student_name: line('student_name').refine(
    (name) => [...name.replace(/[\u200c\u200d]/g, '')].length >= 5,
    say('studentName'),
  ),
  age: yearsFrom(1, 'age'),
  previous_school: optional('previous_school'),
  contact_number: z.string().regex(/^\d{10}$/, say('contactNumber')),
  address: upTo(MAX_TEXT_LENGTH, 'address').transform(orNull),
  email: line('email').regex(EMAIL, say('email')).prefault('').transform(orNull),
})

/** The quick form: four required fields without further rules. */
export const quickRules = z.object({
  name: required('name', 'quickName'),
  age: yearsFrom(0, 'quickAge'),
  class: required('class', 'quickClass'),
  phone: required('phone', 'quickPhone'),
  whatsapp: optional('whatsapp'),
})
