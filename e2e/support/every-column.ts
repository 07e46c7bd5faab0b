import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isRow, type CmsResponse, type Row } from '../../cms/setup/client.ts'
import { kinds } from 'school-transfer/format'

type Ask = (method: string, path: string, body?: unknown) => Promise<CmsResponse>

const DAY = '2031-03-04'
const TIMES = {
  publish_from: '2031-01-01T04:30:00.000Z',
  publish_until: '2031-02-01T04:30:00.000Z',
}
const APPROVAL = { status: 'returned', approval: 'Sent back: the day is wrong.' }

/** Values of the columns that no row of the sample has; `file`: the id of a picture, `document` of a PDF. */
const valuesOf = (picture: string, document: string): Readonly<Record<string, Row>> => ({
  notification: { ...TIMES, ...APPROVAL, audience: ['Class VI', 'Hostel'], file: document },
  school: {
    alert_text: 'Closed today',
    alert_link: '/notices',
    whatsapp: '9812345678',
    alert_from: TIMES.publish_from,
    alert_until: TIMES.publish_until,
    emblem: picture,
    colour_main: '#1f4e79',
    colour_accent: '#f2c94c',
    colour_dark: '#102030',
    type_pairing: 'plain',
    school_days: ['mon', 'tue'],
    first_language: 'hi',
    admission_seats: 'Nursery 40',
    fee_concessions: 'Second child: 10%',
    upi_id: 'school@sbi',
    payment_url: 'https://pay.example/a',
    facebook_url: 'https://facebook.com/a',
    instagram_url: 'https://instagram.com/a',
    youtube_url: 'https://youtube.com/a',
    principal_email: 'head@school.example',
    whatsapp_channel: 'https://whatsapp.com/channel/0029VaAbCdEfGhIjKlMnOp',
    weekly_report: false,
    enquiry_consent: 'I am the parent.',
    enquiry_kept_months: 7,
    prepared_alerts: [{ text: 'Closed: flood', hi: 'बाढ़', bn: 'বন্যা', ends: 'today' }],
  },
  heading: { ...TIMES, status: 'draft' },
  pages: {
    ...APPROVAL,
    kind: 'form',
    form_for: 'The office',
    form_email: 'office@school.example',
    form_days: 5,
    form_kept_months: 3,
    form_access: 'principal',
    form_consent: 'I agree.',
    form_fields: [
      { label: 'Day', kind: 'slot', required: true, choices: 'Monday 10 am | 5' },
      { label: 'Telephone', kind: 'contact', required: true },
    ],
    photo: picture,
    photo_credit: 'R. Sen',
    photo_consent: true,
  },
  section: { ...TIMES, status: 'draft', file: document, picture, audience: ['VI'] },
  faculty: { photo: picture, status: 'archived' },
  team: { picture, status: 'draft' },
  fee: {
    heads: 'Tuition fee: 1,500 per month\nAdmission fee: 500 once',
    earlier: '2024-2025: 18,000',
    status: 'draft',
  },
  calendar_date: { time: '10:30am', place: 'The hall', audience: ['VII'], status: 'draft' },
  book: { file: document, status: 'draft' },
  disclosure: {
    counsellor: 'Mrs A. Bose, M.A.',
    inspection_video: 'https://www.youtube.com/watch?v=abcdefghijk',
    checked_on: DAY,
  },
  disclosure_document: { checked_on: DAY, valid_until: DAY, review_by: DAY, remark: 'Applied for' },
})

/** Gives a row of each collection a value in every column. */
export async function fillColumns(ask: Ask, picture: string, document: string): Promise<void> {
  for (const [name, values] of Object.entries(valuesOf(picture, document))) {
    const isRecord = kinds.some((kind) => kind.name === name && kind.isRecord)
    const [row] = isRecord ? [] : (await ask('GET', `/items/${name}?limit=1&sort=-id`)).rows
    const path = isRecord ? `/items/${name}` : `/items/${name}/${String(row?.['id'])}`
    const { status, text } = await ask('PATCH', path, values)
    if (status !== 200) throw new Error(`The CMS refused a row of ${name}: ${text}`)
  }
}

/** The columns of an export in which no row has a value: their loss would not be seen. */
export async function unfilledColumns(folder: string): Promise<string[]> {
  const isFilled = (value: unknown): boolean =>
    !(value === null || value === '' || (Array.isArray(value) && value.length === 0))
  const found = kinds.map(async ({ name, columns }) => {
    const text = await readFile(join(folder, `${name}.json`), 'utf8')
    const rows = [JSON.parse(text) as unknown].flat().filter(isRow)
    return columns
      .filter((column) => !rows.some((row) => isFilled(row[column])))
      .map((column) => `${name}.${column}`)
  })
  return (await Promise.all(found)).flat()
}
