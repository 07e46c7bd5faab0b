import { DEFAULT_LANGUAGE, isLanguage } from 'school-schema/languages'
import { localeOf, type Locale } from '../messages/messages.ts'
import { z } from 'zod'
import { LANGUAGE_FIELD, textOf, type Field } from './form.ts'

/** The maximum length of a single-line field in characters; the CMS's columns have 255. */
export const MAX_LINE_LENGTH = 200

/** The maximum length of a multi-line field: generous for an address. */
const MAX_TEXT_LENGTH = 1_000

/** The language of the page of a posted form. */
export function postedLocale(form: FormData): Locale {
  const language = textOf(form, LANGUAGE_FIELD)
  return localeOf(isLanguage(language) ? language : DEFAULT_LANGUAGE)
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

/** One address without double quotes or comments, so that an e-mail has one recipient. */
export const EMAIL = /^(?:[\w.+'-]+@(?:[a-z\d-]+\.)+(?:[a-z]{2,}|xn--[a-z\d-]+))?$/i

const say = (locale: Locale, key: Key) => ({ error: locale.t(`enquiry.${key}`) })

const orNull = (value: string) => value || null

/** A text up to a length; the message names the field and the length. */
const upTo = (locale: Locale, count: number, name: Field['name']) =>
  z.string().max(count, {
    error: locale.t('enquiry.tooLong', {
      field: locale.messages.enquiry.fields[name].label,
      count,
    }),
    abort: true,
  })
const line = (locale: Locale, name: Field['name']) => upTo(locale, MAX_LINE_LENGTH, name)
const optional = (locale: Locale, name: Field['name']) => line(locale, name).transform(orNull)
const required = (locale: Locale, name: Field['name'], key: Key) =>
  line(locale, name).min(1, say(locale, key))

const yearsFrom = (locale: Locale, lowest: number, key: Key) =>
  z
    .string()
    // Such as "3 years" or 3.5.
    .regex(/^(-?\d+)?$/, {
      error: `${locale.t(`enquiry.${key}`)} ${locale.t('enquiry.wholeYears')}`,
      abort: true,
    })
    .regex(/^\d{1,3}$/, say(locale, key))
    .transform(Number)
    .pipe(z.number().min(lowest, say(locale, key)).max(OLDEST, say(locale, key)))

/** /TakeAdmission: the rules of the specification with their messages, in the order of the form. */
export const admissionRules = (locale: Locale) =>
  z.object({
    // Characters, not UTF-16 units, and without the joiners of Indian scripts.
    student_name: line(locale, 'student_name').refine(
      (name) => [...name.replace(/[\u200c\u200d]/g, '')].length >= 5,
      say(locale, 'studentName'),
    ),
    age: yearsFrom(locale, 1, 'age'),
    previous_school: optional(locale, 'previous_school'),
    contact_number: z.string().regex(/^\d{10}$/, say(locale, 'contactNumber')),
    address: upTo(locale, MAX_TEXT_LENGTH, 'address').transform(orNull),
    email: line(locale, 'email').regex(EMAIL, say(locale, 'email')).prefault('').transform(orNull),
  })

/** The quick form: four required fields without further rules. */
export const quickRules = (locale: Locale) =>
  z.object({
    name: required(locale, 'name', 'quickName'),
    age: yearsFrom(locale, 0, 'quickAge'),
    class: required(locale, 'class', 'quickClass'),
    phone: required(locale, 'phone', 'quickPhone'),
    whatsapp: optional(locale, 'whatsapp'),
  })
