/** Zoom factors, relative to the width of the box. */
const STEPS = [0.5, 0.75, 1, 1.5, 2, 3, 4] as const

/** The page is as wide as the box. */
export const FIT = 1

/** The next zoom factor; null at either end. */
export function nextZoom(zoom: number, direction: 'in' | 'out'): number | null {
  const found =
    direction === 'in' ? STEPS.find((step) => step > zoom) : STEPS.findLast((step) => step < zoom)
  return found ?? null
}

/**
 * The smallest zoom factor at which the page, `points` wide on paper, can be read: text of 12 points
 * is at least 12 CSS pixels high.
 */
export function readableZoom(boxWidth: number, points: number): number {
  return STEPS.find((step) => step >= FIT && boxWidth * step >= points) ?? FIT
}
