import { expect, test } from '@playwright/test'
import { runChaos } from '../support/chaos.ts'
import { copyInstance, type InstanceCopy } from '../support/instance-copy.ts'

// The whole run, with 200 edits and 20 kills, is npm run chaos:freshness.
test.describe.configure({ mode: 'serial', timeout: 600_000 })

let copy: InstanceCopy
test.beforeAll(async () => {
  copy = await copyInstance('freshness')
})
test.afterAll(() => copy.remove())

async function chaos(options: string) {
  const args = ['--goal', '60000', ...options.split(' ')]
  const { code, output } = await runChaos('chaos-freshness', copy, args)
  const [, missed] = /(\d+) edits not seen in time/.exec(output)?.map(Number) ?? []
  return { code, output, missed }
}

test('edits are seen, whether hints arrive, are lost, something is killed or the clock is set', async () => {
  const { code, output, missed } = await chaos(
    '--edits 12 --lost 4 --kills 3 --stepped 2 --patience 60000',
  )
  expect(missed, output).toBe(0)
  expect(output).toMatch(/[1-9]\d* visits meanwhile, 0 not answered with 200/)
  expect(code, output).toBe(0)
})

test('without the reconciler, edits of which no hint arrives are not seen', async () => {
  const control = '--edits 0 --lost 2 --kills 0 --stepped 0 --control no-reconciler'
  const { code, output, missed } = await chaos(control)
  expect(missed, output).toBeGreaterThan(0)
  expect(code, output).toBe(1)
})
