import { expect, test } from './support/test.ts'

test('the exam centre offers the forms that are open, and no page names a closed one', async ({
  page,
  request,
}) => {
  await page.goto('/exam-center')
  const form = page.getByRole('region', { name: 'Open forms' }).getByRole('link')
  await expect(form).toHaveCount(1)
  await expect(form).toHaveAttribute('href', /^https:\/\/docs\.google\.com\/forms\//)
  expect(await (await request.get('/exam-center')).text()).not.toContain('iframe')
})
