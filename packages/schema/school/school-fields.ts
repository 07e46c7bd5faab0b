import {
  date,
  flag,
  text,
  type Field,
  multiline,
  type TextRule,
  attachment,
  readBy,
  figure,
} from '../fields/fields.ts'
import { SESSION } from './figure-fields.ts'
import { parseEmail, parseOnePhone, parsePhones, plain } from '../values/written.ts'
import { parseColour, typePairings } from './colours.ts'
import { optionalChoice } from '../fields/choice-fields.ts'
import { ENQUIRY_KEPT, initialConsent } from '../enquiry/consent.ts'

const session = text(
  'session',
  'The session of admission, for example 2026-2027. After its last day, 31 March, the website says that admission is closed.',
  { max: 40, rule: SESSION },
)

export const schoolAdmission = (): Field[] => [
  flag('admission_open', 'Admissions are open', 'Untick while admissions are closed.', true),
  date(
    'admission_from',
    'From this day admission is for the next session, which begins in the April after it. Empty: for the session above.',
    false,
  ),
  date(
    'admission_until',
    'The last day for registration; afterwards the website says that admission is closed. Empty: not shown.',
    false,
  ),
  text('admission_seats', 'Where there are seats: Nursery 40, class I 12. Empty: not shown.', {
    max: 200,
  }),
]

const NUMBER: TextRule = {
  read: (written) => /^[0-9]{5,8}$/.exec(plain(written).replaceAll(' ', ''))?.[0] ?? null,
  message: 'Write the five to eight digits only.',
}

const TELEPHONE: TextRule = {
  read: (written) => {
    const phones = parsePhones(written)
    return phones && phones.length <= 2 ? phones.join(', ') : null
  },
  message:
    'Write one or two numbers in full, each with its area code, and a comma between them. More than two belong in the text of Contact us.',
}

const WHATSAPP: TextRule = {
  read: parseOnePhone,
  message: 'Write one number of ten digits, or begin with +91.',
}

export const EMAIL: TextRule = { read: parseEmail, message: 'Write one e-mail address.' }

/** What a new school writes first. */
export const schoolBasics = (): Field[] => [
  text('name', 'As registered with the Board.', { max: 200 }),
  text(
    'board',
    'The Board, for example CBSE or Kerala State Board, for the title of the home page. Empty: no Board is named.',
    // A school of an earlier version is one of the CBSE.
    { max: 40, initially: 'CBSE' },
  ),
  text('affiliation_number', "The Board's affiliation number, digits only.", {
    max: 40,
    rule: NUMBER,
  }),
  text('school_code', "The Board's school code, digits only.", { max: 40, rule: NUMBER }),
  multiline('address', 'Postal address with PIN code.'),
  text('town', 'The town or village, for search engines: CBSE school in Tezpur.', { max: 80 }),
  text('state', 'The state, for search engines.', { max: 80 }),
  text(
    'phone',
    'The office, with area code. Visitors tap it to call. At most two numbers, with a comma between them; the first is the one behind Call.',
    { max: 40, rule: TELEPHONE },
  ),
  text('email', "The office's e-mail address.", { rule: EMAIL }),
  session,
  text('whatsapp', 'The number that answers on WhatsApp. Empty: no WhatsApp link.', {
    max: 20,
    rule: WHATSAPP,
  }),
  multiline('about', 'Two or three sentences about the school at the foot of every page.'),
]

function colour(field: string, note: string): Field {
  const plain = text(field, note, { max: 7 })
  const look = { interface: 'select-color', display: 'color', options: null }
  const rule = { read: parseColour, message: 'Write # and six digits, such as #b93a14.' }
  return readBy(rule, { ...plain, meta: { ...plain.meta, ...look } })
}

export const schoolLook = (): Field[] => [
  attachment(
    'emblem',
    'A square picture, ideally 512 pixels or more: PNG with a transparent background, JPEG or WebP. Shown in the header, in tabs, on home screens and in shared links. Empty: the first letters of the name.',
    'image',
  ),
  colour(
    'colour_main',
    'Links, buttons and the labels of sections. Empty: the red of the website.',
  ),
  colour(
    'colour_accent',
    'Highlights behind dark text, and the background of titles: a light colour. Empty: yellow and cream.',
  ),
  optionalChoice('type_pairing', 'The font of headings. Empty: Fraunces.', typePairings),
  colour('colour_dark', 'Text, the first line and the foot of every page. Empty: dark blue.'),
]

const { initial, shortest, longest } = ENQUIRY_KEPT

export const schoolConsent = (): Field[] => [
  multiline(
    'enquiry_consent',
    'Next to the button of the enquiry forms: the sender is a parent or guardian, what the details are for, and how a parent withdraws. Each enquiry keeps the text that was shown. Empty: the text of the website.',
    { initially: initialConsent },
  ),
  multiline(
    'reminder_consent',
    'The label of a box, never ticked beforehand, by which a parent agrees to reminders. Empty: no box, and nobody is reminded.',
  ),
  figure(
    'enquiry_kept_months',
    `The months after which an enquiry is erased here and on the website, ${shortest} to ${longest}; the privacy policy names them.`,
    { required: true, range: [shortest, longest], initially: initial },
  ),
]
