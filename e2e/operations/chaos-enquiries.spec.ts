import { expect, test } from '@playwright/test'
import { runChaos } from '../support/chaos.ts'
import { copyInstance, type InstanceCopy } from '../support/instance-copy.ts'

// The whole run, with 10,000 enquiries and 140 kills, is npm run chaos:enquiries.
test.describe.configure({ mode: 'serial', timeout: 600_000, retries: 0 })

let copy: InstanceCopy
test.beforeAll(async () => {
  copy = await copyInstance('chaos')
})
test.afterAll(() => copy.remove())

async function chaos(options: string) {
  const { code, output } = await runChaos('chaos-enquiries', copy, options.split(' '))
  const [, lost, doubled, altered] =
    /(\d+) lost, (\d+) doubled, (\d+) altered/.exec(output)?.map(Number) ?? []
  return { code, output, lost, doubled, altered }
}

test('no enquiry is lost, doubled or altered while site and CMS are killed', async () => {
  const { code, output, ...counts } = await chaos('--count 300 --kills 8')
  expect(counts, output).toEqual({ lost: 0, doubled: 0, altered: 0 })
  expect(code, output).toBe(0)
})

test('without the unique key the same run finds doubles', async () => {
  const { code, output, doubled } = await chaos('--count 200 --kills 2 --control no-key')
  expect(doubled, output).toBeGreaterThan(0)
  expect(code, output).toBe(1)
})

test('without the disk the same run finds losses', async () => {
  const { code, output, lost } = await chaos('--count 300 --kills 10 --control no-disk')
  expect(lost, output).toBeGreaterThan(0)
  expect(code, output).toBe(1)
})
