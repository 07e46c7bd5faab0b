import fc from 'fast-check'
import { collections } from 'school-schema/collections'
import { getCollection, readValue } from './testing/collections.ts'
import values from './testing/values.json'
import { storedRow } from './stored-row.ts'

const texts = collections.flatMap(({ collection, fields }) =>
  fields
    .filter(({ type, schema }) => schema !== null && (type === 'string' || type === 'text'))
    .map(({ field, schema }) => ({ collection, field, isRequired: schema?.is_nullable === false })),
)

const blank = fc
  .array(fc.constantFrom(' ', '\u00a0', '\u200b', '\u200e', '\u2060', '\ufeff', '\u00ad', '\u200d'))
  .map((all) => all.join(''))

/** The extensions of the error, as the Studio reads them; null if the value is stored. */
function refusal(collection: string, field: string, written: unknown): unknown {
  try {
    readValue(collection, field, written)
    return null
  } catch (error) {
    return (error as { extensions: unknown }).extensions
  }
}

test.each(texts)(
  '$collection.$field: a text that shows nothing',
  ({ collection, field, isRequired }) => {
    const message = 'Write a text: spaces and invisible characters alone show nothing.'
    const error = { collection, field, path: [], type: 'regex', validation_message: message }
    fc.assert(
      fc.property(blank, (typed) => {
        expect(refusal(collection, field, typed)).toEqual(isRequired ? error : null)
        if (!isRequired) expect(readValue(collection, field, typed)).toBeNull()
      }),
      { numRuns: 20 },
    )
  },
)

test('a text longer than its column is refused', () => {
  const longest = '\u{1f4da}'.repeat(255)
  expect(readValue('notification', 'title', longest)).toBe(longest)
  expect(refusal('notification', 'title', `${longest}x`)).toMatchObject({
    field: 'title',
    validation_message: 'Write at most 255 characters.',
  })
})

test('other texts lose their invisible characters only', () => {
  expect(readValue('notification', 'title', '\u200bPuja\u00ad \ufeffvacation')).toBe(
    'Puja vacation',
  )
  expect(readValue('notification', 'title', 'क्\u200dष')).toBe('क्\u200dष')
  expect(readValue('notification', 'description', '<p>Puja\u200b</p>\n<p>x</p>')).toBe(
    '<p>Puja</p>\n<p>x</p>',
  )
  for (const value of [null, undefined, 5, { id: 1 }])
    expect(readValue('notification', 'title', value)).toBe(value)
})

const { stored, refused } = values as {
  stored: [collection: string, field: string, stored: unknown, written: string[]][]
  refused: [collection: string, field: string, written: unknown[]][]
}

test.each(stored)('%s.%s stores %j for each of %j', (collection, field, value, writings) => {
  for (const written of writings)
    expect([written, readValue(collection, field, written)]).toEqual([written, value])
})

test.each(refused)('%s.%s refuses each of %j at the field', (collection, field, writings) => {
  const meta = getCollection(collection).fields.find((each) => each.field === field)?.meta
  const validation_message = String(meta?.['validation_message'])
  expect(validation_message).toMatch(/^[A-Z].{10,}\.$/)
  // Its tree of conditions would be shown with the message.
  expect(meta).toMatchObject({ validation: null })
  const error = { collection, field, path: [], type: 'regex', validation_message }
  for (const written of writings)
    expect([written, refusal(collection, field, written)]).toEqual([written, error])
})

const ruled = collections.flatMap(({ collection, fields }) =>
  fields.flatMap(({ field, type, read }) => (read ? [{ collection, field, type }] : [])),
)

test('every field that is not a plain text has a rule', () => {
  const free = ['string', 'text', 'uuid', 'alias', 'json']
  const open = collections.flatMap(({ collection, fields }) =>
    fields
      .filter(({ type }) => !free.includes(type))
      .filter(({ meta, read }) => meta['readonly'] !== true && meta['hidden'] !== true && !read)
      .map(({ field }) => `${collection}.${field}`),
  )
  expect(open).toEqual([])
})

test('the website’s own account stores an enquiry as the family wrote it', () => {
  const row = { phone: '94310 12345 (mother), call after 6' }
  expect(storedRow(getCollection('admission'), row, { user: 'website', app: false })).toBe(row)
})

const separator = fc.constantFrom('', ' ', '-', '/', ',', '.', '/-', ' and ', '\n', '\u200b', '₹')
const writing = fc
  .array(fc.oneof(fc.nat().map(String), separator, fc.constantFrom('Rs', 'pm', 'Nov', '२', '৫')))
  .map((parts) => parts.join(''))

test('whatever is written, it is refused or stored once and for all as a value of its type', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...ruled),
      fc.oneof(writing, fc.string()),
      ({ collection, field, type }, text) => {
        if (refusal(collection, field, text)) return
        const value = readValue(collection, field, text)
        if (value === null) return
        if (type === 'integer') expect(Number.isSafeInteger(value)).toBe(true)
        if (type === 'date' || type === 'timestamp') expect(value).toMatch(/^(?:20\d\d|2100)-/)
        // Saving the form again changes nothing.
        expect(readValue(collection, field, value)).toBe(value)
      },
    ),
    { numRuns: 2000 },
  )
})

test('figures of every size are stored as meant, with Indian and Western commas', () => {
  const forms = [
    (n: number) => String(n),
    (n: number) => `Rs. ${n.toLocaleString('en-IN')}/-`,
    (n: number) => `₹${n.toLocaleString('en-US')}.00`,
    (n: number) => n.toLocaleString('hi-IN-u-nu-deva'),
    (n: number) => n.toLocaleString('bn-BD-u-nu-beng'),
  ]
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000 }), fc.constantFrom(...forms), (n, form) => {
      expect(readValue('fee', 'amount', form(n))).toBe(n)
    }),
  )
})
