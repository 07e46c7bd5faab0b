import messages from '../../content/messages/en.json' with { type: 'json' }
import type { Page } from 'playwright/test'
import { certificateOf } from '../support/rows.ts'
import { askCms, uploadSample, withItem } from '../support/cms.ts'
import { requireEnv } from '../support/require-env.ts'
import { expect, test } from '../support/test.ts'

const PATH = '/TransferCertificate'
const NAME = certificateOf('').name

// Attempts are counted by address.
test.beforeEach(({ context }) => {
  const parts = Array.from({ length: 3 }, () => Math.floor(Math.random() * 256))
  return context.setExtraHTTPHeaders({ 'x-forwarded-for': ['10', ...parts].join('.') })
})

/** A certificate in the CMS for the duration of `work`. */
async function withCertificate(work: (row: Record<string, string>) => Promise<void>) {
  const file = await uploadSample('affiliation-letter.pdf')
  const row = { ...certificateOf(crypto.randomUUID().slice(0, 8)), file }
  await withItem('certificate', row, () => work(row))
  await askCms('DELETE', `/files/${file}`)
}

async function find(page: Page, certificate: string, admission: string) {
  await page.goto(PATH)
  await page.getByLabel('Certificate number').fill(certificate)
  await page.getByLabel('Admission number').fill(admission)
  const posted = page.waitForResponse((answer) => answer.request().method() === 'POST')
  await page.getByRole('button', { name: messages.certificates.button }).click()
  return (await posted).headers()
}

const alertWith = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text })

test('only both numbers together find a certificate, for this visitor alone', async ({
  page,
  request,
  expectAccessible,
}) => {
  await withCertificate(
    async ({ certificate_number: number = '', admission_number: admission = '', file = '' }) => {
      const wrong = [
        { certificate: number, other: '999999' },
        { certificate: 'TC/1999/1', other: admission },
        { certificate: 'TC/1999/1', other: '999999' },
      ]
      for (const { certificate, other } of wrong) {
        await find(page, certificate, other)
        await expect(alertWith(page, messages.certificates.unknown)).toBeVisible()
        await expect(page.getByText(NAME)).toHaveCount(0)
      }
      await find(page, number, '')
      await expect(
        page.getByRole('link', { name: messages.certificates.admissionNumber }),
      ).toBeVisible()

      const headers = await find(page, number.toLowerCase().replaceAll('/', ' – '), ` ${admission}`)
      expect(headers['cache-control']).toContain('no-store')
      expect(headers['x-robots-tag']).toBe('noindex')
      await expect(alertWith(page, NAME)).toContainText('class X')
      await expectAccessible(page)
      expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(PATH)

      const href = await page
        .getByRole('link', { name: messages.certificates.open })
        .getAttribute('href')
      const paper = await request.get(href ?? '')
      expect(paper.headers()).toMatchObject({
        'content-type': 'application/pdf',
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
      })
      const altered = href?.replace(/\d{10}\./, (until) => `${Number.parseInt(until) + 1}.`) ?? ''
      for (const address of [`/assets/${file}`, altered])
        expect((await request.get(address)).status(), address).toBe(404)
    },
  )
})

test('a certificate is in no list of the website', { tag: '@desktop' }, async ({ request }) => {
  await withCertificate(async ({ certificate_number: number = '' }) => {
    for (const address of [PATH, `/search?q=${NAME}`, `/search?q=${number}`, '/sitemap.xml'])
      expect(await (await request.get(address)).text(), address).not.toContain(`${NAME},`)
    const headers = { authorization: `Bearer ${requireEnv('E2E_CMS_TOKEN')}` }
    const listed = await request.get(`${requireEnv('E2E_CMS_URL')}/items/certificate`, { headers })
    expect(listed.status()).toBe(403)
  })
})

test(
  'after ten attempts at a certificate a visitor is asked to wait or to call',
  { tag: '@desktop' },
  async ({ page }) => {
    for (let attempt = 1; attempt <= 10; attempt += 1) {
      await find(page, 'TC/1999/11', String(attempt))
      await expect(alertWith(page, messages.certificates.unknown)).toBeVisible()
    }
    await find(page, 'TC/1999/11', '11')
    await expect(alertWith(page, messages.certificates.tooMany).getByRole('link')).toHaveAttribute(
      'href',
      /^tel:/,
    )
  },
)
