import { expect, test } from './support/test.ts'

test('the curriculum shows the text of the CMS and below it the subjects offered', async ({
  page,
}) => {
  await page.goto('/Curriculum')
  await expect(page.getByRole('heading', { name: 'How we teach' })).toBeVisible()
  await expect(
    page.getByRole('region', { name: 'Subjects offered' }).getByRole('listitem'),
  ).toHaveText([
    'English',
    'Bengali',
    'Hindi',
    'Geography',
    'History',
    'SST',
    'Computer',
    'Art',
    'GK',
  ])
})
