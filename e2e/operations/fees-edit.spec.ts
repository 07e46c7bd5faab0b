import { expect, test } from '@playwright/test'
import { copyInstance, type InstanceCopy } from '../support/instance-copy.ts'
import { readTokens, type Instance } from '../support/instance.ts'

// With a CMS of its own: other tests pin the figures that the school gave.
let copy: InstanceCopy
let instance: Instance
test.beforeAll(async () => {
  copy = await copyInstance('fees')
  instance = await copy.start()
})
test.afterAll(async () => {
  await instance.stop()
  await copy.remove()
})

/** Where the fee of class VIII is to be seen, and how it is written there. */
const PLACES = [
  ['/FeePaymentRules', '17,250'],
  ['/FeePaymentRules?class=VIII&transport=no&paid=2026-11-10&month=', '17,250'],
  ['/tables/fees.csv', 'VIII,17250'],
  ['/', 'to Rs.17,250, by class'],
] as const

test('an editor changes a fee, and every place that names it follows', async () => {
  const { adminToken } = await readTokens(instance.dataDir)
  const headers = { authorization: `Bearer ${adminToken}`, 'content-type': 'application/json' }
  const list = `${instance.cmsUrl}/items/fee?filter[class_name][_eq]=VIII&fields=id,amount`
  const found = (await (await fetch(list, { headers })).json()) as {
    data: { id: number; amount: number }[]
  }
  const [row] = found.data
  expect(row?.amount).toBe(16_750)
  const body = JSON.stringify({ amount: 17_250 })
  const change = { method: 'PATCH', headers, body }
  expect((await fetch(`${instance.cmsUrl}/items/fee/${row?.id}`, change)).status).toBe(200)
  for (const [address, words] of PLACES) {
    await expect
      .poll(async () => (await fetch(instance.siteUrl + address)).text(), {
        message: address,
        timeout: 20_000,
      })
      .toContain(words)
  }
})
