import messages from '../../content/messages/en.json' with { type: 'json' }
import type { Locator, Page } from 'playwright/test'
import { expect, test } from '../support/test.ts'

/** The smallest common phone. */
const SCREEN = { width: 360, height: 640 }

test.use({ viewport: SCREEN })

const answers = (page: Page) => page.getByRole('navigation', { name: messages.quickAnswers.title })
const answer = (page: Page, name: string) => answers(page).getByRole('link', { name })

async function expectWithin(part: Locator, screens: number): Promise<void> {
  const box = await part.boundingBox()
  expect(box && box.y + box.height).toBeLessThanOrEqual(screens * SCREEN.height)
}

test(
  'home answers the first questions of a parent within two screens',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/')
    await expect(answer(page, messages.quickAnswers.fees)).toContainText('Rs.')
    await expect(answer(page, messages.quickAnswers.call)).toContainText('0353 000 0000')
    await expectWithin(answers(page), 1.5)
    await expectWithin(page.getByRole('region', { name: 'Notices' }).getByRole('link').first(), 2)
    await expectWithin(page.getByRole('link', { name: messages.quickAnswers.enquire }), 1.5)
    await expect(answer(page, messages.quickAnswers.call)).toHaveAttribute(
      'href',
      'tel:03530000000',
    )
    await expect(answer(page, messages.quickAnswers.directions)).toHaveAttribute(
      'href',
      /^https:\/\/.*map/,
    )
  },
)

/** From the home page: the links to tap, and where the last one leads. */
const journeys: [taps: string[], target: RegExp][] = [
  [[messages.quickAnswers.fees], /\/FeePaymentRules$/],
  [[messages.quickAnswers.apply.term, 'Documents to bring'], /#text-documents/],
  [[messages.quickAnswers.holidays.term], /\/SchoolCalendar$/],
]

const near = 'fees and holidays are one tap from home, the documents for admission two'
test(near, { tag: '@phone' }, async ({ page }) => {
  for (const [taps, target] of journeys) {
    await page.goto('/')
    for (const name of taps) await page.getByRole('link', { name }).first().tap()
    await expect(page).toHaveURL(target)
  }
})

test('the file of the latest notice is two taps from home', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/')
  const notices = page.getByRole('region', { name: 'Notices' }).getByRole('listitem')
  await notices.filter({ hasText: 'Attachment' }).first().getByRole('link').tap()
  const downloading = page.waitForEvent('download')
  await page.getByRole('main').getByRole('link', { name: /PDF/ }).first().tap()
  expect((await downloading).suggestedFilename()).toMatch(/\.pdf$/)
})

test(
  'the enquiry form is one tap from the top of the home page',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/')
    await page.getByRole('link', { name: messages.quickAnswers.enquire }).tap()
    await expect(page.getByRole('heading', { name: messages.home.form.title })).toBeInViewport()
  },
)
