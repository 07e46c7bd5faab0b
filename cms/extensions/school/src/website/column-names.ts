import { fieldLabel, type Field } from 'school-schema/fields/fields'
import type { Collection } from 'school-schema/fields/collection'
import { invalidPayload } from '../shared.ts'
import { quoted } from './read-excel.ts'

/** What offices call a column in Hindi and Bengali, after its name in English. */
const TRANSLATED = [
  'name नाम शिक्षककानाम शिक्षकनाम নাম শিক্ষকেরনাম',
  'designation पद पदनाम পদ পদবি পদবী',
  'qualification योग्यता शैक्षिकयोग्यता शैक्षणिकयोग्यता যোগ্যতা শিক্ষাগতযোগ্যতা',
  'department विभाग বিভাগ',
  'class कक्षा শ্রেণি শ্রেণী',
  'fee शुल्क फीस फ़ीस राशि ফি বেতন টাকা',
  'date दिनांक तिथि तारीख तारीख़ তারিখ',
  'from कबसे প্রথমদিন',
  'to कबतक শেষদিন',
  'title शीर्षक विषय শিরোনাম বিষয়',
  'day दिन वार সপ্তাহেরদিন বার',
  'numberofdays दिनोंकीसंख्या कुलदिन দিনসংখ্যা মোটদিন',
  'event अवसर कार्यक्रम पर्व अवकाश अवकाशकानाम छुट्टी त्योहार ছুটি অনুষ্ঠান উপলক্ষ উপলক্ষ্য',
  'category श्रेणी বিষয়শ্রেণি',
  'kind प्रकार ধরন প্রকার',
  'time समय সময়',
  'place स्थान স্থান',
].map((names) => names.split(' ').map(bare))

/** What people call a field, besides its name, as in the tables of the website. */
const OTHER_NAMES = new Map([
  ['class', 'class_name'],
  ['feers', 'amount'],
  ['fee', 'amount'],
  ['date', 'from'],
  ['todate', 'to'],
  ['event', 'title'],
  ['occasion', 'title'],
  ['holiday', 'title'],
  ['nameofholiday', 'title'],
  ['nameoftheholiday', 'title'],
  ['nameofteacher', 'name'],
  ['nameoftheteacher', 'name'],
  ['teachername', 'name'],
  ['subject', 'title'],
])

/** Counted by the spreadsheet, or set by the CMS: a file may have these, and they change nothing. */
const COUNTED =
  /^(s|sl|sr|serial)(no|number)?$|^(date_?created|date_?updated)$|^क्र(म|सं|$)|^ক্র(ম|নং|সং|$)/
/** What the days of a row say already. */
const SAID_BY_DAYS = /^(week)?day(of(the)?week)?$|^(no|number)ofdays$/

/** Letters and digits only: "Class name", "class_name" and "CLASS NAME:" are one name. */
function bare(name: string): string {
  return name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '')
}

const inEnglish = (name: string): string =>
  TRANSLATED.find((names) => names.includes(bare(name)))?.[0] ?? bare(name)

const columnFields = ({ fields }: Collection) => fields.filter(({ schema }) => schema !== null)

/** A unit, or a language. */
const IN_BRACKETS = /\([^()]*\)|\[[^[\]]*\]/g

/** The field that a heading names. */
export function findField(heading: string, collection: Collection): Field | undefined {
  const name = inEnglish(heading.replace(IN_BRACKETS, ''))
  const wanted = [name, bare(OTHER_NAMES.get(name) ?? '')]
  return columnFields(collection).find(({ field }) => wanted.includes(bare(field)))
}

/** The field of each column, null for one that is left out, and sentences about those. */
type Columns = { fields: (Field | null)[]; notes: string[] }

/** Throws what the CMS does not know if the table is nothing without it. */
export function columnsOf(headings: readonly string[], collection: Collection): Columns {
  const matches = (names: RegExp) => headings.filter((name) => names.test(inEnglish(name)))
  const said = matches(SAID_BY_DAYS)
  const ignored = new Set(['', ...matches(COUNTED), ...said])
  const found = headings.map((name) =>
    ignored.has(name) ? null : (findField(name, collection) ?? null),
  )
  // “Name (Hindi)” next to “Name” is another column.
  const fields = found.map((field, column) =>
    headings[column]?.match(IN_BRACKETS) && found.indexOf(field) !== found.lastIndexOf(field)
      ? null
      : field,
  )
  const unknown = headings.filter((name, column) => !ignored.has(name) && !fields[column])
  const what =
    unknown.length === 1
      ? `The column ${quoted(unknown)} is not known here`
      : `The columns ${quoted(unknown)} are not known here`
  if (unknown.length > 0 && !canBeRows(fields, collection))
    throw invalidPayload(`${what}. Known are: ${knownOf(collection)}. Rename those that you need.`)
  const twice = fields.find((field, index) => field && fields.indexOf(field) !== index)
  if (twice)
    throw invalidPayload(`Two columns are “${fieldLabel(twice.field)}”. Remove one of them.`)
  const notes = []
  if (said.length > 0)
    notes.push(`Left out, as the days say the same: the columns ${quoted(said)}.`)
  if (unknown.length > 0) notes.push(`${what}, and left out. Known are: ${knownOf(collection)}.`)
  return { fields, notes }
}

const knownOf = (collection: Collection): string =>
  columnFields(collection)
    .filter(({ meta }) => !meta['hidden'])
    .map(({ field }) => fieldLabel(field))
    .join(', ')

/** Whether rows can be changed by their ids, or new ones have all that they need. */
function canBeRows(fields: readonly (Field | null)[], collection: Collection): boolean {
  const names = fields.map((field) => field?.field)
  const isComplete = columnFields(collection).every(
    ({ field, meta, schema }) =>
      !meta['required'] || schema?.default_value !== undefined || names.includes(field),
  )
  return names.includes('id') || (isComplete && names.some((name) => name !== undefined))
}
