import { headingsFrom } from './heading-id.ts'

test('an id follows from the words of a heading, in any script', () => {
  const texts = ['Documents to bring', 'Step by step!', 'शुल्क कब दें', '…']
  expect(headingsFrom(texts).map(({ id }) => id)).toEqual([
    ...['text-documents-to-bring', 'text-step-by-step', 'text-शुल्क-कब-दें', 'text-'],
  ])
})

test('headings with the same words have different ids', () => {
  expect(headingsFrom(['Fees', 'fees', 'Fees', 'Fees 2']).map(({ id }) => id)).toEqual([
    ...['text-fees', 'text-fees--2', 'text-fees--3', 'text-fees-2'],
  ])
})
