import { singleton } from './collections.ts'
import { flag, multiline, text, webAddress } from './fields.ts'

const NUMBER = { pattern: '^[0-9]{5,8}$', message: 'Write the digits only.' }

const TELEPHONE = {
  pattern: '^[0-9+][0-9 ()/,+-]{5,39}$',
  message: 'Write the number in digits, beginning with the area code or with +91.',
}

const WHATSAPP = {
  pattern: '^[0-9+][0-9 -]{9,19}$',
  message: 'Write the ten digits of the number, or begin with +91.',
}

const EMAIL = { pattern: '^\\S+@\\S+$', message: 'Write one e-mail address.' }

const SESSION = {
  pattern: '^[0-9]{4} ?[-–] ?([0-9]{4}|[0-9]{2})$',
  message: 'Write both years: 2026-2027.',
}

export const school = singleton('school', {
  name: 'School',
  icon: 'settings',
  note: 'Name, contact details and links, as shown on every page',
  fields: [
    text('name', 'As registered with the Board.', { max: 200 }),
    text('tagline', 'The sentence in large letters on the home page.', { max: 200 }),
    multiline('about', 'Two or three sentences about the school at the foot of every page.'),
    multiline('address', 'Postal address with PIN code.'),
    text('affiliation_number', "The Board's affiliation number, digits only.", {
      ...{ max: 40, validation: NUMBER },
    }),
    text('school_code', "The Board's school code, digits only.", { max: 40, validation: NUMBER }),
    text('phone', 'The office, with area code. Visitors tap it to call.', {
      ...{ max: 40, validation: TELEPHONE },
    }),
    text('whatsapp', 'The number that answers on WhatsApp. Empty: no WhatsApp link.', {
      ...{ max: 20, validation: WHATSAPP },
    }),
    text('email', "The office's e-mail address.", { validation: EMAIL }),
    text('office_hours', 'For example 8:30am-2pm.', { max: 120 }),
    text('fee_hours', 'When the fee counter is open.', { max: 120 }),
    text(
      'fee_period',
      'What a fee in the table is for, as in: per month. Empty: parents are asked to check with the office.',
      {
        ...{ max: 40, placeholder: 'per month' },
      },
    ),
    multiline(
      'transport_fees',
      'One route or distance per line, with its fare. Empty: parents are asked to check with the office.',
    ),
    multiline(
      'hostel_fees',
      'One item per line, with its price. Empty: parents are asked to check with the office.',
    ),
    multiline('class_timings', 'One group of classes per line: Nursery to UKG: 9:00am-12:30pm.'),
    text(
      'session',
      'The session of admission, for example 2026-2027. The calendar follows it. After its last day, 31 March, the website says that admission is closed.',
      {
        ...{ max: 40, validation: SESSION },
      },
    ),
    flag('admission_open', 'Admissions are open', 'Untick while admissions are closed.', true),
    webAddress('payment_url', 'The address behind Pay Fees Online. Empty: the fee payment rules.'),
    webAddress(
      'ebooks_url',
      "The Board's e-books. Empty: visitors are asked to contact the office.",
    ),
    webAddress(
      'map_url',
      'In Google Maps choose Share, then Embed a map, and copy the address in src; in OpenStreetMap choose Share, then HTML. Any other address becomes a plain link.',
    ),
    webAddress('facebook_url', 'Empty: not shown.'),
    webAddress('instagram_url', 'Empty: not shown.'),
    webAddress('youtube_url', 'Empty: not shown.'),
  ],
})
