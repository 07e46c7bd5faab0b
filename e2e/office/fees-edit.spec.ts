import { expect, test } from 'playwright/test'
import { request } from '../support/cms.ts'
import { readTokens } from '../support/servers/instance.ts'
import { setUpServer } from '../support/servers/set-up.ts'

// On a copy: other tests expect the figures of the sample content.
const instance = setUpServer('fees', (copy) => copy.start())

/** Where the fee of class VIII is shown, and in which format. */
const PLACES = [
  ['/FeePaymentRules', '17,250'],
  ['/FeePaymentRules?class=VIII&transport=no&paid=2026-11-10&month=', '17,250'],
  ['/tables/fees.csv', 'VIII,17250'],
  ['/', 'to Rs.17,250, by class'],
] as const

test('an editor changes a fee, and every place that shows it is updated', async () => {
  const { adminToken: token } = await readTokens(instance.dataDir)
  const ask = (method: string, path: string, body?: object) =>
    request(instance.cmsUrl, { token }, method, path, body)
  const [fee] = (await ask('GET', '/items/fee?filter[class_name][_eq]=VIII')).rows
  expect(fee?.['amount']).toBe(16_750)
  const changed = await ask('PATCH', `/items/fee/${String(fee?.['id'])}`, { amount: 17_250 })
  expect(changed.status).toBe(200)
  for (const [address, text] of PLACES) {
    const html = async () => (await fetch(instance.siteUrl + address)).text()
    await expect.poll(html, { message: address, timeout: 20_000 }).toContain(text)
  }
})
