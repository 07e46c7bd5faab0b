import fc from 'fast-check'
import { temporaryServer } from '../../server/testing/temporary.ts'
import { createEnquiry } from './enquiries.ts'
import { CmsBroken, CmsRefused } from './errors.ts'

const ID = '7b0c4b39-7d1c-8f00-8000-000000000001'
const JSON_TYPE = 'application/json; charset=utf-8'

const given = { status: 204, type: JSON_TYPE, body: '' }
const address = temporaryServer((_, response) => {
  response.writeHead(given.status, given.type ? { 'content-type': given.type } : {})
  response.end(given.status === 204 ? undefined : given.body)
})
jest.mock('../../server/environment.ts', () => ({
  siteEnvironment: () => ({ CMS_URL: address(), CMS_TOKEN: 'token' }),
}))

type Outcome = 'created' | 'refused' | 'broken'

async function outcomeOf(status: number, body: string, type = JSON_TYPE): Promise<unknown> {
  Object.assign(given, { status, body, type })
  return createEnquiry('admission', { id: ID, name: 'Asha' }).catch((error: unknown) => {
    if (error instanceof CmsRefused) return 'refused'
    return error instanceof CmsBroken ? 'broken' : error
  })
}

const HTML = '<!DOCTYPE html><h1>Sign in to this network</h1>'
const refusal = (code: string) =>
  JSON.stringify({ errors: [{ message: 'No', extensions: { code } }] })

test.each<[outcome: Outcome, status: number, body: string, type?: string]>([
  ['created', 204, '', ''],
  ['created', 200, JSON.stringify({ data: { id: ID, name: 'Asha' } })],
  ['created', 201, JSON.stringify({ data: { id: ID } })],
  ['broken', 200, HTML, 'text/html'],
  ['broken', 200, '', ''],
  ['broken', 200, JSON.stringify({ data: [{ id: ID }] })],
  ['broken', 200, JSON.stringify({ data: { id: ID.replace('1', '2') } })],
  ['broken', 200, refusal('FAILED_VALIDATION')],
  ['refused', 400, refusal('FAILED_VALIDATION')],
  ['broken', 403, refusal('FORBIDDEN')],
  ['broken', 500, refusal('INTERNAL_SERVER_ERROR')],
  ['broken', 400, HTML, 'text/html'],
  ['broken', 400, '{"errors":[]}'],
  ['broken', 400, '{"errors":[{"message":{"a":1},"extensions":{"code":5}}]}'],
  ['broken', 400, '{"errors":"no"}'],
  ['broken', 302, ''],
])('the enquiry is %s after %i with %s', async (outcome, status, body, type = JSON_TYPE) => {
  expect(await outcomeOf(status, body, type)).toBe(outcome)
})

test('no other body than the row itself counts as a delivery', async () => {
  const bodies = fc.oneof(
    fc.string(),
    fc.json(),
    fc.record({ data: fc.jsonValue() }).map((body) => JSON.stringify(body)),
    fc.record({ data: fc.array(fc.record({ id: fc.uuid() })) }).map((body) => JSON.stringify(body)),
    fc.record({ data: fc.record({ id: fc.uuid() }) }).map((body) => JSON.stringify(body)),
    fc.constantFrom(ID, `"${ID}"`, `{"data":"${ID}"}`, `{"data":{"row":{"id":"${ID}"}}}`),
  )
  const statuses = fc.constantFrom(200, 201, 202, 203, 206, 299)
  const types = fc.constantFrom(JSON_TYPE, 'text/html', 'text/plain', 'application/health+json', '')
  await fc.assert(
    fc.asyncProperty(statuses, bodies, types, async (status, body, type) => {
      expect(await outcomeOf(status, body, type)).toBe('broken')
    }),
    { numRuns: 50 },
  )
})
