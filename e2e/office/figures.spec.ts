import { expect, test } from 'playwright/test'
import { idOf, sampleFile } from '../support/cms.ts'
import { setUpInstance } from '../support/servers/set-up.ts'
import { expectNoAccessibilityFaults, listenToViolations } from '../support/test.ts'

// On a copy: other tests expect the figures of the sample school.
const instance = setUpInstance('figures')
const { ask, textAt } = instance

test('the office changes a fee, the due day and a fine, and every text follows', async () => {
  const [fee] = (await ask('GET', '/items/fee?filter[class_name][_eq]=VIII')).rows
  expect(fee?.['amount']).toBe(16_750)
  await ask('PATCH', `/items/fee/${idOf(fee)}`, { amount: 17_250 })
  const figures = { fee_due_day: 10, late_fine_tuition: 200 }
  expect((await ask('PATCH', '/items/school', figures)).status).toBe(200)
  for (const [address, text] of [
    ['/FeePaymentRules', '17,250'],
    ['/', 'to Rs.17,250, by class'],
    ['/FeePaymentRules', 'Fees are due by the 10th of each month.'],
    ['/FeePaymentRules', 'From the 11th a late fine is added: Rs.200 for tuition'],
    ['/', 'By the 10th of each month. After that a late fine is added: Rs.200 for tuition'],
    ['/Rules%26Regulations', 'After that day a late fine is charged: Rs.200 for tuition'],
  ] as const)
    await expect.poll(() => textAt(address), { message: text }).toContain(text)
})

const noAlert = { alert_text: null, alert_link: null, alert_from: null, alert_until: null }
/** A page of each kind; the last one does not exist. */
const ALERT_PLACES = ['/', '/FeePaymentRules', '/notices', '/no-such-page']

test('the alert is at the top of every page, leads on, and leaves at its time', async () => {
  const alert_text = 'The school is closed today because of the flood.'
  const link = `<a href="/SchoolCalendar"[^>]*>${alert_text}</a>`
  const alert_until = new Date(Date.now() + 20_000).toISOString()
  const alert = { alert_text, alert_link: '/SchoolCalendar', alert_until }
  const stored = await textAt('/offline.json')
  expect((await ask('PATCH', '/items/school', alert)).status).toBe(200)
  const strip = new RegExp(`<section aria-label="Important notice"[^>]*><p[^>]*>${link}.*<header`)
  for (const path of ALERT_PLACES) await expect.poll(() => textAt(path)).toMatch(strip)
  // Phones then fetch again what they have stored.
  await expect.poll(() => textAt('/offline.json')).not.toBe(stored)
  for (const path of ALERT_PLACES) await expect.poll(() => textAt(path)).not.toContain(alert_text)
  expect(Date.now()).toBeGreaterThan(Date.parse(alert_until))
  expect((await ask('PATCH', '/items/school', noAlert)).status).toBe(200)
})

const COLOURED = ['/', '/SchoolCalendar']
const LOOK = {
  colour_main: '#1b5e20',
  colour_accent: '#ffd54f',
  colour_dark: '#102027',
  type_pairing: 'plain',
}

test('the look that a school chooses is on every page, and every text is readable', async ({
  page,
}) => {
  const violations = await listenToViolations(page)
  expect((await ask('PATCH', '/items/school', LOOK)).status).toBe(200)
  const { colour_dark, colour_main, colour_accent, type_pairing } = LOOK
  const version = [colour_dark, colour_main, colour_accent, type_pairing]
  const href = `/look.css?v=${version.join('').replaceAll('#', '')}`
  await page.setViewportSize({ width: 360, height: 800 })
  for (const path of COLOURED) {
    await expect.poll(() => textAt(path), { message: path }).toContain(href)
    await page.goto(instance.siteUrl + path)
    const own = page.locator('.site-header a[href="/"]')
    await expect(own).toHaveCSS('color', 'rgb(16, 32, 39)')
    await expect(page.locator('h1')).toHaveCSS('font-family', /^Mukta,/)
    await expectNoAccessibilityFaults(page)
  }
  expect(violations).toEqual([])
  // content-rules.test.ts has the refusals.
  expect((await ask('PATCH', '/items/school', { colour_main: '#e8743b' })).status).toBe(400)
  const none = Object.fromEntries(Object.keys(LOOK).map((field) => [field, null]))
  expect((await ask('PATCH', '/items/school', none)).status).toBe(200)
  for (const path of COLOURED)
    await expect.poll(() => textAt(path), { message: path }).not.toContain('/look.css')
})

/** The addresses of the emblem in the bar, in the tab, on a phone and for search engines. */
const emblemsIn = (html: string) =>
  [
    /class="school-brand[^>]*><img src="([^"]*)"/,
    /<link rel="icon" href="([^"]*)"/,
    /<link rel="apple-touch-icon" href="([^"]*)"/,
    /"logo":"[^"]*(\/icon\/[^"]*)"/,
  ].map((pattern) => pattern.exec(html)?.[1] ?? '')

test('a school without an emblem has its letters, and a picture is everywhere once it is chosen', async () => {
  const before = emblemsIn(await textAt('/'))
  expect(before[0]).toBe('/pictures/emblem.svg')
  const name = String((await ask('GET', '/items/school')).row['name'])
  expect((await ask('PATCH', '/items/school', { name: 'Hill View School' })).status).toBe(200)
  await expect.poll(async () => emblemsIn(await textAt('/'))[0]).toMatch(/^\/icon\/96\.png\?v=/)
  const letters = emblemsIn(await textAt('/'))

  const form = new FormData()
  const picture = new Uint8Array(sampleFile('library.webp'))
  form.set('file', new File([picture], 'emblem.webp', { type: 'image/webp' }))
  const emblem = idOf((await ask('POST', '/files', form)).row)
  expect((await ask('PATCH', '/items/school', { emblem })).status).toBe(200)
  await expect.poll(async () => emblemsIn(await textAt('/'))[0]).not.toBe(letters[0])
  const chosen = emblemsIn(await textAt('/'))
  for (const path of ['/favicon.ico', ...chosen]) {
    expect(letters).not.toContain(path)
    const { headers } = await fetch(instance.siteUrl + path)
    expect(headers.get('content-type'), path).toBe('image/png')
    const age = path === '/favicon.ico' ? 'max-age=3600' : 'max-age=31536000, immutable'
    expect(headers.get('cache-control'), path).toBe(`public, ${age}`)
  }
  expect((await ask('PATCH', '/items/school', { emblem: null, name })).status).toBe(200)
  await expect.poll(async () => emblemsIn(await textAt('/'))).toEqual(before)
})
