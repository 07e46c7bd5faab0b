import { expect } from '@playwright/test'
import { rowsOf } from './row.ts'

const groups = ['About', 'Academics', 'Administration', 'Admission', 'Activities', 'Facilities']

/** Section 2, the shared frame, as any page shows it. */
export const frameRows = rowsOf(
  '/AboutUs',
  [
    'navigation bar with six dropdown groups',
    async (page) => {
      const summaries = page.getByRole('navigation', { name: 'Main' }).locator('summary')
      await expect(summaries).toHaveText(groups)
    },
  ],
  [
    'top strip: affiliation number, school code, phone and contact e-mail',
    async (page) => {
      const strip = page.getByRole('region', { name: 'Affiliation and contact' })
      await expect(strip).toContainText('0000000')
      await expect(strip).toContainText('00000')
      await expect(strip.getByRole('link', { name: '0361 000 0000' })).toHaveAttribute(
        'href',
        'tel:03610000000',
      )
      await expect(strip.getByRole('link', { name: 'office@palash.example' })).toHaveAttribute(
        'href',
        'mailto:office@palash.example',
      )
    },
  ],
  [
    'footer: about text, quick links, contact information',
    async (page) => {
      const footer = page.getByRole('contentinfo')
      for (const name of ['Palash Vidya Niketan', 'Quick links', 'Contact'])
        await expect(footer.getByRole('heading', { name, exact: true })).toBeVisible()
    },
  ],
  [
    'a floating Pay Fees Online button appears once the page is scrolled more than 180 px',
    async (page) => {
      const button = page.getByRole('link', { name: 'Pay Fees Online' })
      await expect(button).toBeHidden()
      await page.evaluate(() => scrollTo({ top: 180, behavior: 'instant' }))
      await page.waitForFunction(() => scrollY === 180)
      await expect(button).toBeHidden()
      await page.evaluate(() => scrollTo({ top: 181, behavior: 'instant' }))
      await expect(button).toBeVisible()
    },
  ],
)
