import { expect } from '@playwright/test'
import type { Row } from './row.ts'

/** A slider of so many pictures: one at a time, and both buttons wrap. */
export function hasSlider(count: number): Row['prove'] {
  return async (page) => {
    const slider = page.locator('[aria-roledescription=carousel]')
    await expect(slider.locator('img')).toHaveCount(count)
    const position = (index: number) => slider.getByText(`Picture ${index} of ${count}`)
    await expect(position(1)).toBeVisible()
    await slider.getByRole('button', { name: 'Previous picture' }).click()
    await expect(position(count)).toBeVisible()
    await slider.getByRole('button', { name: 'Next picture' }).click()
    await expect(position(1)).toBeVisible()
  }
}
