import { schoolDay, sessionAfter, sessionOf } from 'school-schema/day'
import { sampleRecord } from 'school-schema/sample/sample'
import { wake } from '../support/browser/page.ts'
import { askCms } from '../support/cms.ts'
import { isCurrent } from '../support/rows.ts'
import { expect, test } from '../support/test.ts'

test('the nine latest headings come newest first', { tag: '@desktop' }, async ({ page }) => {
  const fields = 'fields=title,publish_from,publish_until'
  const query = `${fields}&filter[status][_eq]=published&sort=-date_created,-id&limit=-1`
  // Other tests change headings meanwhile: the test waits until site and CMS agree.
  await expect(async () => {
    const { rows } = await askCms('GET', `/items/heading?${query}`)
    const current = rows.filter(isCurrent).slice(0, 9)
    const expected = current.map(({ title }) => String(title))
    expect(expected).toHaveLength(9)
    await page.goto('/')
    const region = page.getByRole('region', { name: 'Latest headings' })
    const cards = region.getByRole('heading', { level: 3 })
    await expect(cards).toHaveText(expected.slice(0, 3), { timeout: 500 })
    await region.getByText('More headings (6)').click()
    await expect(cards).toHaveText(expected, { timeout: 500 })
  }).toPass()
})

const answers = 'facts are answered without a click, and each of the three questions expands'
test(answers, { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/')
  const glance = page.getByRole('region', { name: 'At a glance' })
  const today = schoolDay()
  const isNext = String(sampleRecord('school', today)['admission_from']) <= today
  await expect(glance).toContainText(isNext ? sessionAfter(today) : sessionOf(today))
  await expect(glance).toContainText('8:30am-2pm')
  await expect(glance).toContainText('Due by the 15th')
  await expect(glance.getByRole('link', { name: 'Mandatory Public Disclosure' })).toBeVisible()

  const questions = page.getByRole('region', { name: 'Parents often ask' }).locator('details')
  await expect(questions).toHaveCount(3)
  for (const question of await questions.all()) {
    const answer = question.locator('p')
    await expect(answer).toBeHidden()
    await question.locator('summary').click()
    await expect(answer).toBeVisible()
    await question.locator('summary').click()
    await expect(answer).toBeHidden()
  }
})

test('the flash news can be stopped, and does not move with reduced motion or without JavaScript', async ({
  page,
  javaScriptEnabled,
}) => {
  await page.goto('/')
  const news = page.getByRole('region', { name: 'Flash news' })
  const running = news.locator('[data-running]')
  if (javaScriptEnabled === false) {
    await expect(running).toHaveCount(0)
    return expect(news.getByRole('button')).toBeHidden()
  }
  await expect(running).toHaveCount(1)
  await news.getByRole('button', { name: 'Pause the flash news' }).click()
  await expect(running).toHaveCount(0)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.reload()
  await wake(page)
  await expect(running).toHaveCount(0)
})

test('the folded footer has at most a third of a phone in each language', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  for (const path of ['/', '/hi', '/bn']) {
    await page.goto(path)
    await page.evaluate(() => document.fonts.ready)
    const box = await page.locator('.site-footer').boundingBox()
    expect(box?.height, path).toBeLessThanOrEqual(740 / 3)
  }
})
