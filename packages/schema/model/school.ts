import { singleton } from './collections.ts'
import { weekdays } from '../day.ts'
import { languageNames } from '../languages.ts'
import { parseEmail, parseOnePhone, parsePhones, plain } from '../written.ts'
import { choice, choices } from './choice-fields.ts'
import { extended, multiline, pageOrAddress, text, webAddress, type TextRule } from './fields.ts'
import { scheduledTime } from './row-fields.ts'
import { schoolAdmission } from './school-admission.ts'
import { schoolConsent } from './school-consent.ts'
import { schoolLook } from './school-look.ts'
import { schoolFigures } from './school-figures.ts'

const NUMBER: TextRule = {
  read: (written) => /^[0-9]{5,8}$/.exec(plain(written).replaceAll(' ', ''))?.[0] ?? null,
  message: 'Write the five to eight digits only.',
}

const TELEPHONE: TextRule = {
  read: (written) => {
    const phones = parsePhones(written)
    return phones && phones.length <= 2 ? phones.join(', ') : null
  },
  message: 'Write each number in full, with its area code, and a comma between two numbers.',
}

const WHATSAPP: TextRule = {
  read: parseOnePhone,
  message: 'Write one number of ten digits, or begin with +91.',
}

const EMAIL: TextRule = { read: parseEmail, message: 'Write one e-mail address.' }

const COORDINATES: TextRule = {
  read: (written) =>
    /^-?[0-9]{1,2}(?:[.][0-9]+)?, ?-?[0-9]{1,3}(?:[.][0-9]+)?$/.exec(plain(written))?.[0] ?? null,
  message: 'Write the two numbers with a comma: 28.61390, 77.20900.',
}

/** A school of an earlier version is one of the CBSE. */
const board = text(
  'board',
  'The Board, as in CBSE or Kerala State Board; it is in the title of the home page. Empty: none is named.',
  { max: 40 },
)

/** What is done with the rows that came with the website. */
export const SAMPLE_CONTENT = 'sample_content'

const sampleContent = choice(
  SAMPLE_CONTENT,
  'What came with the website and nobody has changed. Kept: it is on the website. Drafts: it leaves the website, and you rewrite it here. Cleared: it is deleted with its files; pages stay without their texts, and School loses the facts of the sample.',
  { kept: 'Kept', drafts: 'Drafts', cleared: 'Cleared' },
  'kept',
)

/** The collections that have got their sample rows. */
export const SEEDED = 'seeded'

/** Those of the first version, which did not write it down. */
const FIRST_SEEDED =
  'notification,heading,pages,faculty,fee,gallery,exam,disclosure_document,board_result'

const seeded = text(SEEDED, 'The collections that have got their sample rows.', { max: 1000 })

export const school = singleton('school', {
  name: 'School',
  icon: 'settings',
  note: 'Name, contact details and links, as shown on every page',
  fields: [
    text(
      'alert_text',
      'For emergencies: one or two sentences at the top of every page, as in: The school is closed today because of the flood. Empty: no strip.',
      { max: 300, wide: true },
    ),
    pageOrAddress('Where the strip leads to. Empty: it is no link.', 'alert_link'),
    scheduledTime('alert_from', 'Not to be seen before this time. Empty: at once.'),
    scheduledTime(
      'alert_until',
      'Leaves every page at this time; it must be later than the other. Empty: it stays.',
    ),
    text('name', 'As registered with the Board.', { max: 200 }),
    text('tagline', 'The sentence in large letters on the home page.', { max: 200 }),
    multiline('about', 'Two or three sentences about the school at the foot of every page.'),
    multiline('address', 'Postal address with PIN code.'),
    text('town', 'The town or village, for search engines: CBSE school in Tezpur.', { max: 80 }),
    text('state', 'The state, for search engines.', { max: 80 }),
    text(
      'coordinates',
      'Where the gate is. In Google Maps press long on it and copy the two numbers. Empty: Directions searches for the address.',
      { max: 40, placeholder: '28.61390, 77.20900', rule: COORDINATES },
    ),
    {
      ...board,
      schema: { ...board.schema, default_value: 'CBSE' },
    },
    text('affiliation_number', "The Board's affiliation number, digits only.", {
      max: 40,
      rule: NUMBER,
    }),
    text('school_code', "The Board's school code, digits only.", { max: 40, rule: NUMBER }),
    text(
      'phone',
      'The office, with area code. Visitors tap it to call. Two numbers: a comma between them; the first is the one behind Call.',
      {
        max: 40,
        rule: TELEPHONE,
      },
    ),
    text('whatsapp', 'The number that answers on WhatsApp. Empty: no WhatsApp link.', {
      max: 20,
      rule: WHATSAPP,
    }),
    text('email', "The office's e-mail address.", { rule: EMAIL }),
    choices(
      'languages',
      'Menu, forms and messages in these languages too, and your own texts as far as you translate them. Visitors find the languages at the top of each page.',
      languageNames,
    ),
    text('office_hours', 'For example 8:30am-2pm.', { max: 120 }),
    choices(
      'office_days',
      'The days on which the office is open. The home page then says when it opens and closes.',
      weekdays,
    ),
    choices(
      'school_days',
      'The days on which there is school, except on holidays. Empty: those of the office.',
      weekdays,
    ),
    text('fee_hours', 'When the fee counter is open.', { max: 120 }),
    text(
      'fee_period',
      'What a fee in the table is for, as in: per month. Empty: parents are asked to check with the office.',
      {
        max: 40,
        placeholder: 'per month',
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
    ...schoolAdmission(),
    ...schoolConsent(),
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
    ...schoolLook(),
    ...schoolFigures(),
    sampleContent,
    {
      ...extended(seeded, { hidden: true, readonly: true }),
      schema: { ...seeded.schema, default_value: FIRST_SEEDED },
    },
  ],
})
