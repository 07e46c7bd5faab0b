import type { Page } from '@playwright/test'
import { hrefOf } from '../../content/pages/page.ts'
import { pages } from '../../content/pages/index.ts'

/** The text that is cut off or pushed out of the window, so that it cannot be read. */
export function lostText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isScrollable = (element: Element) =>
      /auto|scroll/.test(getComputedStyle(element).overflowX)
    // What is clipped on purpose is for screen readers only.
    const isClipped = (element: Element) => getComputedStyle(element).clipPath !== 'none'
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) && !isClipped(element)
    const hasOwnText = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim())
    const lost: string[] = []
    for (const element of document.querySelectorAll('body *')) {
      if (!isShown(element) || !hasOwnText(element)) continue
      let box: Element | null = element
      while (box && !isScrollable(box)) box = box.parentElement
      const { left, right } = element.getBoundingClientRect()
      const isOutside = !box && (right > innerWidth + 1 || left < -1)
      const style = getComputedStyle(element)
      const isCut = style.overflowX === 'hidden' && element.scrollWidth > element.clientWidth + 1
      if (isOutside || isCut) lost.push(element.textContent.trim().slice(0, 60))
    }
    return lost
  })
}

/** What each page of the table loses in a window of this width. */
export async function findLostWords(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 800 })
  // The flash news runs through its window; standing still it can be scrolled.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const faults: string[] = []
  for (const { path } of pages) {
    await page.goto(hrefOf({ path }))
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    if (overflow > 0) faults.push(`${path}: ${overflow} px wider than the window`)
    faults.push(...(await lostText(page)).map((words) => `${path}: lost "${words}"`))
  }
  return faults
}
