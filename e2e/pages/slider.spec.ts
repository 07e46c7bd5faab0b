import messages from '../../content/messages/en.json' with { type: 'json' }
import type { Locator, Page } from 'playwright/test'
import { samplePictures } from '../support/rows.ts'
import { expect, test } from '../support/test.ts'

const sliderPictures = samplePictures('gallery')
const karatePictures = samplePictures('karate')

const sliders = [
  {
    path: '/AboutUs',
    tag: '@desktop',
    label: messages.gallery.slider,
    pictures: sliderPictures,
    count: 10,
  },
  {
    path: '/Karate',
    tag: '@phone',
    label: 'Karate in pictures',
    pictures: karatePictures,
    count: 3,
  },
]

async function openSlider(page: Page, { path, label }: { path: string; label: string }) {
  await page.goto(path)
  const slider = page.getByRole('group', { name: label })
  const hasScript = await page.evaluate(() => matchMedia('(scripting: enabled)').matches)
  // Hydration hides the pictures out of view from screen readers.
  if (hasScript) await expect(slider.getByRole('img')).toHaveCount(1)
  return {
    slider,
    row: slider.getByRole('region', { name: label }),
    previous: slider.getByRole('button', { name: 'Previous picture' }),
    next: slider.getByRole('button', { name: 'Next picture' }),
  }
}

/** The alternative texts of the pictures that are at least half visible. */
const inSight = (row: Locator) =>
  row.evaluate((region) => {
    const { left, right } = region.getBoundingClientRect()
    return [...region.querySelectorAll('img')]
      .filter((img) => {
        const box = img.getBoundingClientRect()
        return Math.min(right, box.right) - Math.max(left, box.left) > box.width / 2
      })
      .map((img) => img.alt)
  })

for (const each of sliders) {
  const { path, tag, pictures, count } = each

  test.describe(`${path}: ${count} pictures`, () => {
    test('both buttons wrap around', { tag }, async ({ page }) => {
      const { slider, row, previous, next } = await openSlider(page, each)
      expect(pictures).toHaveLength(count)
      const expectPicture = async (index: number) => {
        await expect(slider.getByRole('status')).toHaveText(
          `Picture ${index + 1} of ${count}: ${pictures[index]?.caption}`,
        )
        await expect.poll(() => inSight(row)).toEqual([pictures[index]?.alt])
        await expect(slider.getByRole('img')).toHaveAccessibleName(pictures[index]?.alt ?? '')
      }
      await expectPicture(0)
      await previous.click()
      await expectPicture(count - 1)
      await next.click()
      await expectPicture(0)
      await next.click()
      await expectPicture(1)
      await previous.click()
      await expectPicture(0)
    })

    const title = 'without JavaScript it is a row that the keyboard moves'
    test(title, { tag: '@nojs' }, async ({ page }) => {
      const { slider, row, next } = await openSlider(page, each)
      await expect(next).toBeHidden()
      await expect(slider.getByRole('img')).toHaveCount(count)
      await expect(slider.getByText(`${count} pictures. Swipe or scroll sideways`)).toBeVisible()
      await row.scrollIntoViewIfNeeded()
      const [first, second] = await slider.getByRole('listitem').all()
      const edge = (await row.boundingBox())?.width ?? 0
      expect((await first?.boundingBox())?.width, 'the next one shows its edge').toBeLessThan(edge)
      await expect(second ?? row).toBeInViewport({ ratio: 0.01 })
      await row.focus()
      await page.keyboard.press('ArrowRight')
      await expect.poll(() => inSight(row)).toEqual([pictures[1]?.alt])
    })
  })
}

test.describe('the slider with a script', { tag: '@js' }, () => {
  const [about] = sliders
  if (!about) throw new Error('There is no slider.')

  test('the counter follows keys', async ({ page }) => {
    const { slider, row } = await openSlider(page, about)
    const status = slider.getByRole('status')
    await row.focus()
    await page.keyboard.press('ArrowRight')
    await expect(status).toContainText('Picture 2 of 10')
    await page.keyboard.press('ArrowRight')
    await expect(status).toContainText('Picture 3 of 10')
  })

  const still = 'it does not play by itself, and is accessible on any picture'
  test(still, { tag: '@phone' }, async ({ page, expectAccessible }) => {
    await page.clock.install()
    const { slider, previous } = await openSlider(page, about)
    await previous.click()
    await page.clock.fastForward(60_000)
    await expect(slider.getByRole('status')).toContainText('Picture 10 of 10')
    await page.clock.resume()
    await expectAccessible(page)
  })
})
