import { expect, test } from '@playwright/test'
import { runOnCopy } from '../support/chaos.ts'
import { copyInstance } from '../support/instance-copy.ts'

test.setTimeout(420_000)

test('every page is within its budget of bytes and requests', async () => {
  const copy = await copyInstance('bench')
  try {
    const { code, output } = await runOnCopy('bench', copy)
    expect(output).toMatch(/The floor: \d+ bytes/)
    expect(code, output).toBe(0)
  } finally {
    await copy.remove()
  }
})
