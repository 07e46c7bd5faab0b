import { content } from './collections.ts'
import { rowId, sample, timestamps } from './common.ts'
import { flag, multiline, text } from './fields.ts'
import type { Field } from './types.ts'

const ADDRESS = {
  pattern: '^https?://\\S+$',
  message: 'Paste the whole address, beginning with https://',
}

const NUMBER = { pattern: '^[0-9]{5,8}$', message: 'Write the digits only.' }

const TELEPHONE = {
  pattern: '^[0-9+][0-9 ()/,+-]{5,39}$',
  message: 'Write the number in digits, beginning with the area code or with +91.',
}

const SESSION = {
  pattern: '^[0-9]{4} ?[-–] ?([0-9]{4}|[0-9]{2})$',
  message: 'Write both years: 2026-2027.',
}

const collection = content('school', {
  name: 'School',
  icon: 'settings',
  note: 'Name, contact and links: every page takes them from here',
  fields: [
    rowId(),
    text('name', { note: 'As registered with the Board.', max: 200 }),
    text('tagline', { note: 'The sentence in large letters on the home page.', max: 200 }),
    multiline('about', 'Two or three sentences about the school at the foot of every page.'),
    multiline('address', 'Postal address with PIN code.'),
    text('affiliation_number', {
      note: "The Board's affiliation number, digits only.",
      max: 40,
      validation: NUMBER,
    }),
    text('school_code', {
      note: "The Board's school code, digits only.",
      max: 40,
      validation: NUMBER,
    }),
    text('phone', {
      note: 'The office, with area code. Visitors tap it to call.',
      max: 40,
      validation: TELEPHONE,
    }),
    text('email', {
      note: "The office's e-mail address.",
      validation: { pattern: '^\\S+@\\S+$', message: 'Write one e-mail address.' },
    }),
    text('office_hours', { note: 'For example 8:30am-2pm.', max: 120 }),
    text('fee_hours', { note: 'When the fee counter is open.', max: 120 }),
    text('session', {
      note: 'The session of the admissions, for example 2025-2026.',
      max: 40,
      validation: SESSION,
    }),
    flag('admission_open', 'Admissions are open', 'Untick while admissions are closed.', true),
    ...links(),
    sample(),
    ...timestamps(),
  ],
})

/** One record, edited in place. */
export const school = { ...collection, meta: { ...collection.meta, singleton: true } }

function links(): Field[] {
  return [
    link('payment_url', 'Where Pay Fees Online leads. Empty: to the fee payment rules.'),
    link('ebooks_url', "The Board's e-books. Empty: visitors are told to ask the office."),
    link(
      'map_url',
      'In Google Maps choose Share, then Embed a map, and copy the address in src; in OpenStreetMap choose Share, then HTML. Any other address becomes a plain link.',
    ),
    link('facebook_url', 'Empty: not shown.'),
    link('instagram_url', 'Empty: not shown.'),
    link('youtube_url', 'Empty: not shown.'),
  ]
}

function link(field: string, note: string): Field {
  return text(field, { note, max: 1000, validation: ADDRESS, placeholder: 'https://' })
}
