import { expect, test } from '@playwright/test'
import { runChaos } from '../support/chaos.ts'
import { copyInstance, type InstanceCopy } from '../support/instance-copy.ts'

// The whole run, with 50,000 texts, 5,000 requests and 100,000 posts, is npm run chaos:hostile.
test.describe.configure({ mode: 'serial', timeout: 600_000, retries: 0 })

let copy: InstanceCopy
test.beforeAll(async () => {
  copy = await copyInstance('chaos-hostile')
})
test.afterAll(() => copy.remove())

const chaos = (...args: string[]) => runChaos('chaos-hostile', copy, args)

test('nothing that somebody hostile writes, uploads or asks does harm', async () => {
  const { code, output } = await chaos('--short')
  expect(output).toMatch(/As rich text, without a policy\s+120 texts, 120 shown, 0 executed/)
  expect(output).toMatch(
    /\d+ responses are the same byte for byte, \d+ were rendered again, 0 differ/,
  )
  expect(output).toMatch(
    /300 posts: .*the action saw [1-9]\d*, 0 faults, 0 lines of output with posted content/,
  )
  expect(output).toContain('Seed 7: PASSED')
  expect(code, output).toBe(0)
})

test('texts that nobody sanitises are executed where no policy holds', async () => {
  const { code, output } = await chaos('--control', 'no-sanitiser', '--texts', '150')
  expect(output).toMatch(/As they are, without a policy: [1-9]\d* executed/)
  expect(code, output).toBe(1)
})

test('behind a server that is careless the same files and requests do harm', async () => {
  const { code, output } = await chaos(
    ...['--control', 'careless-proxy', '--requests', '300', '--files', '4'],
  )
  expect(output).toMatch(/requests: answered with 500/)
  expect(output).toMatch(/requests: led off the site, to evil\.test/)
  expect(output).toMatch(/pages differ afterwards/)
  expect(output).toMatch(/: executed/)
  expect(code, output).toBe(1)
})
