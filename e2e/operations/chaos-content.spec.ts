import { expect, test } from '@playwright/test'
import { runChaos } from '../support/chaos.ts'
import { copyInstance, type InstanceCopy } from '../support/instance-copy.ts'

// The whole run, with every failure, 2,000 mutated bodies and a day, is npm run chaos:content.
test.describe.configure({ mode: 'serial', timeout: 900_000, retries: 0 })

let copy: InstanceCopy
test.beforeAll(async () => {
  copy = await copyInstance('chaos-content')
})
test.afterAll(() => copy.remove())

const chaos = (...args: string[]) => runChaos('chaos-content', copy, args)

test('every page keeps its content while the CMS fails, and shows the new one afterwards', async () => {
  const { code, output } = await chaos('--short')
  expect(output).toMatch(/Seed 7, \d+ views: PASSED/)
  expect(code, output).toBe(0)
})

test('a site that takes a failure for an empty list fails the same run', async () => {
  const { code, output } = await chaos(
    ...['--control', 'catch-empty', '--failures', 'truncated'],
    ...['--mutations', '0', '--hours', '0'],
  )
  expect(output).toContain('pages with other content')
  expect(code, output).toBe(0)
})
