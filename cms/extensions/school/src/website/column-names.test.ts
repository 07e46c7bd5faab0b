import { getCollection } from './testing/collections.ts'
import { columnsOf } from './column-names.ts'

const columnsIn = (headings: string, collection = 'faculty') => {
  const { fields, notes } = columnsOf(headings.split(','), getCollection(collection))
  return { fields: fields.map((field) => field?.field ?? null), notes }
}

test('columns that the CMS does not have are left out, and named', () => {
  const { fields, notes } = columnsIn('Sl No,Name,Mobile,Constructor,टिप्पणी')
  expect(fields).toEqual([null, 'name', null, null, null])
  expect(notes).toEqual([
    expect.stringMatching(
      /^The columns “Mobile”, “Constructor”, “टिप्पणी” are not known here, and left out\. Known are: Name, /,
    ),
  ])
})

test('a unit in brackets does not change a heading', () => {
  expect(columnsIn('Class,Fee (₹ per month)', 'fee').fields).toEqual(['class_name', 'amount'])
})

test('a column in another language next to its field is left out, and named', () => {
  const { fields, notes } = columnsIn('Name,Name (Hindi),Designation')
  expect(fields).toEqual(['name', null, 'designation'])
  expect(notes).toEqual([expect.stringContaining('“Name (Hindi)” is not known here, and left out')])
})

test('a table that lacks what a new row needs is refused, unless its rows have ids', () => {
  expect(() => columnsIn('Designation,Teachers')).toThrow('The column “Teachers” is not known here')
  expect(columnsIn('ID,Designation,Teachers').fields).toEqual(['id', 'designation', null])
})
