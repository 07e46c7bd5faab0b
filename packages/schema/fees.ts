import { content } from './fields/collection.ts'
import { figure, multiline, readBy, text } from './fields/fields.ts'
import { unseen } from './fields/form-elements.ts'
import { sort, status } from './fields/row-fields.ts'
import { linesOf } from './values/typed-text.ts'
import { parseFigure, parseSession, plain } from './values/written.ts'

/** How often a part of the fee is due in a year; what is due once, at admission, is not part of the year. */
export const FEE_PERIODS = { month: 12, quarter: 4, 'half-year': 2, year: 1, once: 0 } as const

type FeePeriod = keyof typeof FEE_PERIODS

const PERIODS: Readonly<Record<FeePeriod, RegExp>> = {
  'half-year':
    /(?:(?:per|a|each|every) )?(?:half[ -]?year(?:ly)?|six months|6 months)|छमाही|अर्धवार्षिक|ষাণ্মাসিক/u,
  month:
    /(?:(?:per|a|each|every) )?month(?:ly)?|p\.? ?m\.?|(?:प्रति|हर) (?:माह|महीने|महीना)|मासिक|मासे|প্রতি মাসে?|মাসিক/u,
  quarter: /(?:(?:per|a|each|every) )?quarter(?:ly)?|3 months|तिमाही|ত্রৈমাসিক/u,
  year: /(?:(?:per|a|each|every) )?(?:year(?:ly)?|annum|session)|annual(?:ly)?|p\.? ?a\.?|(?:प्रति|हर) (?:वर्ष|साल)|वार्षिक|প্রতি বছরে?|বার্ষিক/u,
  once: /once(?: only)?|one[ -]?time|(?:once )?at (?:the time of )?admission|एक बार|একবার/u,
}

/** "per month", "monthly" or "प्रति माह" as month; null for any other text. */
export function parseFeePeriod(written: string): FeePeriod | null {
  const text = plain(written).toLowerCase()
  const found = (Object.keys(PERIODS) as FeePeriod[]).find((period) =>
    new RegExp(`^(?:${PERIODS[period].source})$`, 'u').test(text),
  )
  return found ?? null
}

/** What may follow a period and says nothing about it: a session, "in advance". */
const SAYS_NOTHING =
  /^(?:[\s\d\p{P}]|(?:in|for|of|the|session|academic|year|payable|advance|सत्र|के|लिए|में|শিক্ষাবর্ষে?)(?![\p{L}\p{M}]))*$/iu

/** The period that the school has written for all fees: "Per month, in the session 2026-2027."; null if more follows, which may change it. */
export function parsePeriodOfAll(written: string): FeePeriod | null {
  const [, first = '', rest = ''] = /^([^,.;(]+)(.*)$/s.exec(written) ?? []
  return SAYS_NOTHING.test(rest) ? parseFeePeriod(first) : null
}

/** A part of a fee: what it is for, whole rupees, and how often. */
export type FeeHead = { title: string; amount: number; period: FeePeriod }

/** As for the one amount of a class; more is a typing error. */
const MOST = 1_000_000

const LINE = /^(.+?) ?[:=] ?((?:rs\.? ?|₹ ?)?[\d][\d, ]*(?:\.0{1,2})?(?:\/-)?),? ?(.+)$/i

/** "Tuition fee: Rs.1,500 per month"; null for any other line. */
export function parseFeeHead(line: string): FeeHead | null {
  const [, title, figure = '', often = ''] = LINE.exec(plain(line)) ?? []
  const [amount, period] = [parseFigure(figure), parseFeePeriod(often)]
  return title && amount !== null && amount <= MOST && period ? { title, amount, period } : null
}

/** The fee of an earlier session: rupees for the year. */
export type EarlierFee = { session: string; amount: number }

/** "2025-2026: 1,80,000"; null for any other line. */
export function parseEarlierFee(line: string): EarlierFee | null {
  const [, years = '', figure = ''] = /^(.+?) ?[:=] ?(.+)$/.exec(plain(line)) ?? []
  const [session, amount] = [parseSession(years), parseFigure(figure)]
  return session && amount !== null ? { session, amount } : null
}

/** A reader of a field with one of these to a line: the text, or null if a line is none. */
export const readLinesBy =
  (parse: (line: string) => object | null) =>
  (written: string): string | null =>
    linesOf(written).every((line) => parse(line)) ? linesOf(written).map(plain).join('\n') : null

/** What the lines of a stored text say; those that cannot be read are left out. */
export const parseLines = <Each>(
  text: string | null | undefined,
  parse: (line: string) => Each | null,
): Each[] => linesOf(text).flatMap((line) => parse(line) ?? [])

export const fee = content('fee', {
  name: 'Fees',
  icon: 'currency_rupee',
  note: 'The fee of each class, in the order of the table on the website; drag to reorder. While there is no row, the website asks parents to contact the office',
  template: '{{class_name}}: {{amount}}',
  fields: [
    sort(),
    text('class_name', 'As parents know it: Nursery, V, IX.', {
      required: true,
      unique: true,
      max: 20,
    }),
    figure(
      'amount',
      'In whole rupees, as in the fee structure. Left empty, the website asks parents to ask the office.',
    ),
    unseen('amount_notice', 'Without an amount, the website asks parents to contact the office.', {
      _and: [{ amount: { _null: true } }, { heads: { _null: true } }],
    }),
    readBy(
      {
        read: readLinesBy(parseFeeHead),
        message:
          'Write one part to a line, with its amount, at most 10,00,000, and how often it is due: Tuition fee: 1,500 per month. Possible are per month, per quarter, half-yearly, per year and once.',
      },
      multiline(
        'heads',
        'The parts of the fee, one to a line: Tuition fee: 1,500 per month. The website adds up the year; what is due once, at admission, is not part of it. Empty: the amount above is the fee.',
      ),
    ),
    readBy(
      {
        read: readLinesBy(parseEarlierFee),
        message: 'Write one session to a line with its fee for the year: 2025-2026: 1,80,000.',
      },
      multiline(
        'earlier',
        'The fee for the year of the last sessions, one to a line: 2025-2026: 1,80,000. Some states ask for the last two. Empty: not shown.',
      ),
    ),
    status(),
  ],
})
