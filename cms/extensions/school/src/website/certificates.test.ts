import type { Row } from '../shared.ts'
import { answerPair } from './certificates.ts'

const website = { user: 'website' }
const asked: object[] = []
const find = (filter: object): Promise<Row[]> => {
  asked.push(filter)
  return Promise.resolve([{ name: 'Asha' }])
}
const pair = { certificate_number: ' tc/2026-014', admission_number: '१२३' }

beforeEach(() => (asked.length = 0))

test('both numbers find the published certificate, however they are written', async () => {
  expect(await answerPair(website, pair, find)).toEqual({ status: 200, rows: [{ name: 'Asha' }] })
  expect(asked).toEqual([
    {
      certificate_number: { _eq: 'TC2026014' },
      admission_number: { _eq: '123' },
      status: { _eq: 'published' },
    },
  ])
})

test.each([
  ['nobody', null, pair],
  ['a person without an account', { user: null }, pair],
  ['one number alone', website, { certificate_number: 'TC2026014' }],
  ['a number and nothing', website, { ...pair, admission_number: ' - ' }],
  ['a condition in place of a number', website, { ...pair, admission_number: { _nnull: true } }],
  ['no body', website, undefined],
])('%s finds nothing', async (_what, person, body) => {
  const { status, rows } = await answerPair(person, body, find)
  expect(status).toBe(person?.user ? 400 : 403)
  expect([rows, asked]).toEqual([undefined, []])
})
