import { parseEmail, parseOnePhone, parsePhones, plain } from '../values/written.ts'
import { multiline, text, type Field, type TextRule } from '../fields/fields.ts'
import { session } from './school-admission.ts'

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
    'Write one or two numbers in full, each with its area code, and a comma between them. More than two fit into the text of Contact us.',
}

const WHATSAPP: TextRule = {
  read: parseOnePhone,
  message: 'Write one number of ten digits, or begin with +91.',
}

const EMAIL: TextRule = { read: parseEmail, message: 'Write one e-mail address.' }

/** A school of an earlier version is one of the CBSE. */
const board = text(
  'board',
  'The Board, as in CBSE or Kerala State Board; it is in the title of the home page. Empty: none is named.',
  { max: 40 },
)

/** What a new school writes first. */
export const schoolBasics = (): Field[] => [
  text('name', 'As registered with the Board.', { max: 200 }),
  { ...board, schema: { ...board.schema, default_value: 'CBSE' } },
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
