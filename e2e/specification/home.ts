import { expect } from '@playwright/test'
import { expectEach, main, rowsOf, shows } from './row.ts'

export const homeRows = rowsOf(
  '/',
  [
    "the tagline 'Be the part of educational revolution!'",
    shows('Be the part of educational revolution!'),
  ],
  [
    'hero with quick admission form: name, age, present class, contact number, whatsapp number',
    async (page) => {
      for (const label of [/name/i, /age/i, /class/i, /contact/i, /whatsapp/i])
        await expect(main(page).locator('form').first().getByLabel(label).first()).toBeVisible()
    },
  ],
  [
    'flash-news ticker of published notices',
    async (page) => {
      const links = page.getByRole('region', { name: 'Flash news' }).getByRole('link')
      await expect(links.first()).toHaveAttribute('href', /^\/notices\/\d+$/)
    },
  ],
  [
    'vision, mission and curriculum cards',
    async (page) => {
      for (const name of ['Vision', 'Mission', 'Curriculum'])
        await expect(main(page).getByRole('heading', { name, exact: true })).toBeVisible()
    },
  ],
  ['why-choose section', shows('Why choose us')],
  [
    'FAQ with 3 questions, each expands and collapses on click',
    async (page) => {
      const questions = page.getByRole('region', { name: 'Parents often ask' }).locator('details')
      await expect(questions).toHaveCount(3)
      for (const question of await questions.all()) {
        await question.locator('summary').click()
        await expect(question).toHaveAttribute('open')
        await question.locator('summary').click()
        await expect(question).not.toHaveAttribute('open')
      }
    },
  ],
  [
    'latest headings: 9 cards',
    async (page) => {
      const cards = page
        .getByRole('region', { name: 'Latest headings' })
        .getByRole('heading', { level: 3 })
      await expectEach(cards, 9)
    },
  ],
  [
    'list of published notices',
    async (page) => {
      const notices = page.getByRole('region', { name: 'Notices', exact: true })
      await expect(notices.getByRole('heading', { level: 3 }).first()).toBeVisible()
    },
  ],
)
