/** How much wider than its box a page is drawn. */
const STEPS = [0.5, 0.75, 1, 1.5, 2, 3, 4] as const

/** The page is as wide as its box. */
export const FIT = 1

/** The next step in or out; null at either end. */
export function nextZoom(zoom: number, direction: 'in' | 'out'): number | null {
  const found =
    direction === 'in' ? STEPS.find((step) => step > zoom) : STEPS.findLast((step) => step < zoom)
  return found ?? null
}

/** The widest that an upright A4 page may be drawn, in device pixels: more, and iOS draws nothing. */
const WIDEST = 3400

/** Device pixels for each pixel of the layout: as sharp as the screen, as far as memory bears it. */
export function sharpness(width: number, devicePixels: number): number {
  return Math.min(devicePixels, WIDEST / width)
}
