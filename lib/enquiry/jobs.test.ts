import path from 'node:path'
import { temporaryFolder } from '../server/testing/temporary.ts'
import { DAY_MS } from 'school-schema/values/durations'
import { forgetModules } from '../testing/restart.ts'

const environment: Record<string, unknown> = {}
jest.mock('../server/environment.ts', () => ({ siteEnvironment: () => environment }))
jest.mock('../server/log.ts', () => ({ log: { info() {}, warn() {}, error() {} } }))
jest.mock('../content/client/enquiries.ts', () => ({ createEnquiry: async () => 'known' }))

const getSchool = jest.fn<Promise<{ enquiryKeptMonths: number }>, []>()
jest.mock('../school/school.ts', () => ({ getSchool: () => getSchool() }))

const folder = temporaryFolder()

/** The ages in days of the delivered enquiries that the website still has after its start. */
async function keptAges(ages: readonly number[]): Promise<number[]> {
  forgetModules()
  const { addEnquiry, all, markDelivered } = await import('./outbox/enquiries.ts')
  const { startOutboxJobs } = await import('./jobs.ts')
  for (const days of ages) {
    const id = `0000${String(days).padStart(4, '0')}-0000-8000-8000-000000000000`
    addEnquiry({ id, collection: 'admission', item: {} }, Date.now() - days * DAY_MS, false)
    markDelivered(id)
  }
  jest.useFakeTimers({ doNotFake: ['Date', 'nextTick', 'setImmediate'] })
  startOutboxJobs()
  await new Promise(setImmediate)
  jest.useRealTimers()
  return all('SELECT id FROM enquiry ORDER BY id').map(({ id }) => Number(String(id).slice(0, 8)))
}

test.each([
  ['the months of the school', 6, undefined, [1, 29, 182]],
  ['the limit of the operator, if that is shorter', 13, 30, [1, 29]],
  [
    'the longest time of any school, while its record is not known',
    null,
    undefined,
    [1, 29, 182, 184, 395, 397, 1_095],
  ],
])('delivered enquiries are kept for %s', async (_what, months, limit, kept) => {
  environment['DATA_DIR'] = path.join(folder, crypto.randomUUID())
  environment['ENQUIRY_RETENTION_DAYS'] = limit
  getSchool.mockImplementation(async () => {
    if (months === null) throw new Error('The CMS is down')
    return { enquiryKeptMonths: months }
  })
  expect(await keptAges([1, 29, 182, 184, 395, 397, 1_095, 1_097])).toEqual(kept)
})
