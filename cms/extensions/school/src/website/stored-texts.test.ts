import fc from 'fast-check'
import { collections } from 'school-schema/collections'
import { clerk, getCollection } from './testing/collections.ts'
import { storedRow } from './stored-row.ts'

const texts = collections.flatMap(({ collection, fields }) =>
  fields
    .filter(({ type, schema }) => schema !== null && (type === 'string' || type === 'text'))
    .map(({ field, schema }) => ({ collection, field, isRequired: schema?.is_nullable === false })),
)

const clean = (collection: string, field: string, typed: unknown) =>
  storedRow(getCollection(collection), { [field]: typed }, clerk)[field]

const blank = fc
  .array(fc.constantFrom(' ', '\u00a0', '\u200b', '\u200e', '\u2060', '\ufeff', '\u00ad', '\u200d'))
  .map((all) => all.join(''))

/** The extensions of the error, as the Studio reads them; the value if it is accepted. */
function refusalOf(collection: string, field: string, typed: string): unknown {
  try {
    return clean(collection, field, typed)
  } catch (error) {
    return (error as { extensions: unknown }).extensions
  }
}

test.each(texts)(
  '$collection.$field: a text that shows nothing',
  ({ collection, field, isRequired }) => {
    const message = 'Write a text: spaces and invisible characters alone show nothing.'
    const refusal = { collection, field, path: [], type: 'regex', validation_message: message }
    fc.assert(
      fc.property(blank, (typed) => {
        expect(refusalOf(collection, field, typed)).toEqual(isRequired ? refusal : null)
      }),
      { numRuns: 20 },
    )
  },
)

test('other texts lose their invisible characters only', () => {
  expect(clean('notification', 'title', '\u200bPuja\u00ad \ufeffvacation')).toBe('Puja vacation')
  expect(clean('notification', 'title', 'क्\u200dष')).toBe('क्\u200dष')
  expect(clean('notification', 'description', '<p>Puja\u200b</p>\n<p>x</p>')).toBe(
    '<p>Puja</p>\n<p>x</p>',
  )
  for (const value of [null, undefined, 5, { id: 1 }])
    expect(clean('notification', 'title', value)).toBe(value)
})
