import type { Row } from '../shared.ts'
import { numberKey } from 'school-schema/certificates/number-key'
import { findPair, keepNumberKeys } from './certificates.ts'

const row = (certificate_number: string, admission_number: string, name: string): Row => ({
  certificate_number,
  admission_number,
  name,
  number_key: numberKey(certificate_number),
})
const rows = [row('1/12', 'A-101', 'Asha'), row('11/2', 'A-202', 'Bina')]

const asked: object[] = []
const find = (filter: { number_key?: { _eq: string } }): Promise<Row[]> => {
  asked.push(filter)
  return Promise.resolve(rows.filter((each) => each['number_key'] === filter.number_key?._eq))
}
const pair = { certificate_number: ' 1 - 12', admission_number: 'a-१०१' }

beforeEach(() => (asked.length = 0))

test.each([
  ['TC No. १/१२', 'Adm. No. A-101', 'Asha'],
  ['11.2', 'a 202', 'Bina'],
  // Two certificates, of which one number is like the other.
  ['11/2', 'A-101', undefined],
  ['1/12', 'A-202', undefined],
  ['112', 'A-101', undefined],
  ['1/12', 'A-10/1', undefined],
])('the numbers %s and %s find the certificate of %s', async (certificate, admission, name) => {
  const given = { certificate_number: certificate, admission_number: admission }
  const found = await findPair(given, find)
  expect(found?.map((each) => each['name'])).toEqual(name ? [name] : [])
  expect(found?.flatMap(Object.keys)).not.toContain('admission_number')
  expect(asked).toEqual([expect.objectContaining({ status: { _eq: 'published' } })])
})

test('a second certificate of a number is refused, whichever sign separates it', async () => {
  const filters = new Map<string, (row: Row, meta: object, where: object) => unknown>()
  keepNumberKeys({ filter: (event, handler) => filters.set(event, handler as never) })
  const database = () => ({
    where: ({ number_key: key }: Row) =>
      Promise.resolve(
        rows.map((each, id): Row => ({ ...each, id })).filter((each) => each['number_key'] === key),
      ),
  })
  const save = (event: string, changes: Row, keys: unknown[] = []) =>
    filters.get(`certificate.items.${event}`)?.(changes, { keys }, { database })
  await expect(save('create', { certificate_number: '1 - 12' })).rejects.toThrow('1/12')
  await expect(save('create', { certificate_number: '1/1/2' })).resolves.toEqual({
    certificate_number: '1/1/2',
    number_key: '1-1-2',
  })
  await expect(save('update', { certificate_number: '1-12' }, [0])).resolves.toMatchObject({
    number_key: '1-12',
  })
  await expect(save('update', { name: 'D', number_key: 'x' }, [0])).resolves.toEqual({ name: 'D' })
})

test.each([
  ['one number alone', { certificate_number: 'TC2026014' }],
  ['a number and nothing', { ...pair, admission_number: ' - ' }],
  ['a condition instead of a number', { ...pair, admission_number: { _nnull: true } }],
])('%s is not searched for', async (_what, body) => {
  expect([await findPair(body, find), asked]).toEqual([null, []])
})
