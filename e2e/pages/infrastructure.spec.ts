import messages from '../../content/messages/en.json' with { type: 'json' }
import type { Page } from 'playwright/test'
import { samplePictures } from '../support/rows.ts'
import { expect, test } from '../support/test.ts'

type Filter = 'All' | 'Classroom' | 'Library' | 'Laboratory'

const infrastructurePictures = samplePictures('infrastructure')

const picturesOf = (filter: Filter) =>
  infrastructurePictures.filter(({ category }) => filter === 'All' || category === filter)

const statusOf = (filter: Filter) => `${filter}: ${picturesOf(filter).length} pictures`

const campusOf = (page: Page) => page.getByRole('region', { name: messages.infrastructure.label })

/** Only this filter is active, announced, and applied to the pictures. */
async function expectFilter(page: Page, filter: Filter) {
  const campus = campusOf(page)
  await expect(campus.getByRole('button', { pressed: true })).toHaveText([filter])
  await expect(campus.getByRole('button', { pressed: false })).toHaveCount(3)
  await expect(campus.getByRole('status')).toHaveText(statusOf(filter))
  await expect(campus.getByRole('figure')).toHaveCount(picturesOf(filter).length)
  for (const { alt, caption } of picturesOf(filter)) {
    await expect(campus.getByRole('img', { name: alt })).toBeVisible()
    await expect(campus.getByText(caption)).toBeVisible()
  }
}

test('each filter shows its pictures and is in the address', async ({ page, expectAccessible }) => {
  await page.goto('/Infrastructure')
  await expect(campusOf(page).getByRole('button')).toHaveText([
    'All',
    'Classroom',
    'Library',
    'Laboratory',
  ])
  await expectFilter(page, 'All')
  for (const filter of ['Classroom', 'Library', 'Laboratory'] as const) {
    await campusOf(page).getByRole('button', { name: filter }).click()
    await expect(page).toHaveURL(new RegExp(`/Infrastructure\\?show=${filter}#pictures$`))
    await expectFilter(page, filter)
  }
  await expectAccessible(page)
  await campusOf(page).getByRole('button', { name: 'All' }).click()
  await expectFilter(page, 'All')
})
