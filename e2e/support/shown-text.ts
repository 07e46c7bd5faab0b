import type { Page } from 'playwright/test'

/** Words and amounts that continue on another line, unless an address, a slash or a dash may break there. */
export const brokenWords = (page: Page) =>
  page.evaluate(() => {
    const range = document.createRange()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const broken: string[] = []
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const isShown = { visibilityProperty: true, opacityProperty: true }
      if (!node.parentElement?.checkVisibility(isShown)) continue
      for (const { 0: word, index } of node.nodeValue?.matchAll(/[^\s\u00a0/–—@-]+/g) ?? []) {
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)))
        // The name of a host may be longer than a line.
        if (lines.size > 1 && !/\.[a-z]{2,}[.,।]?$/i.test(word)) broken.push(word)
      }
    }
    return broken
  })

/** Text that is clipped or outside of the window. */
export const lostText = (page: Page) =>
  page.evaluate(() => {
    const isScrollable = (element: Element) =>
      /auto|scroll/.test(getComputedStyle(element).overflowX)
    // Visually hidden text for screen readers.
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
      // A table is scrolled by few; with large text its cells are lines.
      if (box?.matches('.table-scroll') && box.scrollWidth > box.clientWidth + 1)
        lost.push(`column of ${element.textContent.trim().slice(0, 60)}`)
      const { left, right } = element.getBoundingClientRect()
      const isOutside = !box && (right > innerWidth + 1 || left < -1)
      const style = getComputedStyle(element)
      const isCut = style.overflowX === 'hidden' && element.scrollWidth > element.clientWidth + 1
      if (isOutside || isCut) lost.push(element.textContent.trim().slice(0, 60))
    }
    return lost
  })
