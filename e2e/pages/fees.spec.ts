import { t } from '../../lib/messages/messages.ts'
import messages from '../../content/messages/en.json' with { type: 'json' }
import type { Page } from 'playwright/test'
import { schoolDay } from 'school-schema/day'
import { expect, test } from '../support/test.ts'

// Disables smooth scrolling, as the test reads the result after the scroll.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const helper = (page: Page) => page.getByRole('region', { name: 'Your fee and fine' })
const answer = (page: Page, term: string) =>
  helper(page)
    .locator('dl > div')
    .filter({ has: page.getByText(term, { exact: true }) })

const ask = (className: string, transport: string, paid: string, month = '') =>
  `/FeePaymentRules?${new URLSearchParams({ class: className, transport, paid, month }).toString()}`

test('a parent asks for the fee and the fine of an overdue month', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/FeePaymentRules')
  await expect(helper(page).locator('dl')).toHaveCount(0)
  await expect(page.getByText(messages.fees.payment.counter.split('.')[0] ?? '')).toBeVisible()
  await expect(helper(page).getByLabel('Day of payment')).toHaveValue(schoolDay())
  await helper(page).getByLabel('Class').selectOption('V')
  await helper(page).getByRole('radio', { name: 'Yes' }).check()
  await helper(page).getByLabel('Day of payment').fill('2026-08-10')
  await helper(page).getByLabel('Fee of which month').fill('2026-07')
  await helper(page).getByRole('button', { name: 'Show fee and fine' }).click()

  await expect(page).toHaveURL(/paid=2026-08-10.*#fee-helper$/)
  await expect(helper(page)).toContainText(
    'Class V, with school transport: the fee of July 2026, paid on 10 August 2026.',
  )
  await expect(answer(page, 'Fee')).toContainText('Rs.15,050')
  await expect(answer(page, 'Fee')).toContainText('Per month')
  await expect(answer(page, messages.fees.other.transport)).toContainText('Rs.900')
  await expect(answer(page, 'Late fine')).toContainText('Rs.150')
  await expect(answer(page, 'Late fine')).toContainText('due by 15 July 2026')
  await expect(answer(page, 'Fee')).toBeInViewport()
  await expect(helper(page)).toBeFocused()
  await expect(helper(page)).not.toContainText('struck off')

  await expect(helper(page).getByLabel('Class')).toHaveValue('V')
  await expect(helper(page).getByRole('radio', { name: 'Yes' })).toBeChecked()
  await expect(helper(page).getByLabel('Day of payment')).toHaveValue('2026-08-10')
  await expect(helper(page).getByLabel('Fee of which month')).toHaveValue('2026-07')
  await expectAccessible(page)
})

const inWords = 'the answer says in words what applies, and invents no figure'
test(inWords, { tag: '@nojs' }, async ({ page, expectAccessible }) => {
  await page.goto(ask('VIII', 'no', '2026-07-15'))
  await expect(answer(page, 'Late fine')).toContainText('None')
  await page.goto(ask('VIII', 'no', '2026-07-16'))
  await expect(answer(page, 'Late fine')).toContainText('only the fine for tuition applies')
  await page.goto(ask('I', 'no', '2027-02-16', '2026-11'))
  await expect(helper(page)).toContainText('name being struck off')
  await expectAccessible(page)
  for (const className of ['IX', 'X']) {
    await page.goto(ask(className, 'yes', '2026-07-16'))
    await expect(answer(page, 'Fee')).toContainText(t('fees.result.noFigure', { className }))
    await expect(answer(page, 'Fee')).not.toContainText('Rs.')
    await expect(helper(page).getByRole('link', { name: '0353 000 0000' })).toHaveAttribute(
      'href',
      'tel:03530000000',
    )
  }
})

const missing = 'what is missing or impossible is said, and the rest stays'
test(missing, { tag: '@phone' }, async ({ page, expectAccessible }) => {
  await page.goto('/FeePaymentRules')
  await helper(page).getByRole('radio', { name: 'Yes' }).check()
  await helper(page).getByRole('button', { name: 'Show fee and fine' }).click()
  const alerts = helper(page).getByRole('alert').getByRole('link')
  await expect(alerts).toHaveText([t('fees.errors.class')])
  await expect(helper(page).getByRole('radio', { name: 'Yes' })).toBeChecked()
  await expectAccessible(page)
  await alerts.first().click()
  await expect(helper(page).getByLabel('Class')).toBeFocused()

  await page.goto(ask('IV', 'no', '2026-02-30', 'x'))
  await expect(alerts).toHaveText([
    t('fees.errors.day', { text: '2026-02-30' }),
    t('fees.errors.month', { text: 'x' }),
  ])
  await expect(helper(page).getByLabel('Class')).toHaveValue('IV')
  await expect(helper(page).getByLabel('Day of payment')).toHaveAttribute('aria-invalid', 'true')
  await expect(helper(page).locator('dl')).toHaveCount(0)
})

const print = 'in print: the table and the answer, not the form'
test(print, { tag: '@desktop' }, async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  await page.goto('/FeePaymentRules')
  await expect(page.getByRole('table', { name: 'Fees by class' })).toBeVisible()
  await expect(helper(page)).toBeHidden()
  await page.goto(ask('LKG', 'no', '2026-07-19'))
  await expect(answer(page, 'Late fine')).toBeVisible()
  await expect(helper(page)).toContainText(/19 July 2026 is a Sunday.*9:30am/)
  await expect(helper(page).locator('form')).toBeHidden()
  await expect(page.getByRole('link', { name: 'Download as CSV' })).toBeHidden()
})
