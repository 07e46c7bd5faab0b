import type { Locator } from '@playwright/test'

/** Draws a finger from right to left over two thirds of an element. */
export async function swipeLeft(element: Locator): Promise<void> {
  await element.scrollIntoViewIfNeeded()
  const box = await element.boundingBox()
  if (!box) throw new Error('There is nothing to swipe.')
  const y = box.y + box.height / 2
  const at = (part: number) => [{ x: box.x + box.width * (0.9 - (part * 2) / 3), y }]
  const finger = await element.page().context().newCDPSession(element.page())
  const touch = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    touchPoints: { x: number; y: number }[],
  ) => finger.send('Input.dispatchTouchEvent', { type, touchPoints })

  await touch('touchStart', at(0))
  for (let step = 1; step <= 10; step += 1) await touch('touchMove', at(step / 10))
  await touch('touchEnd', [])
}
