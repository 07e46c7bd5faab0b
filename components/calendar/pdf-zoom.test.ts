import { sharpness } from './pdf-canvas'
import { FIT, nextZoom, readableZoom } from './pdf-zoom'

test('zoom ranges from half to four times the width', () => {
  const walk = (direction: 'in' | 'out', zoom: number): number[] => {
    const next = nextZoom(zoom, direction)
    return next === null ? [zoom] : [zoom, ...walk(direction, next)]
  }
  expect(walk('in', FIT)).toEqual([1, 1.5, 2, 3, 4])
  expect(walk('out', FIT)).toEqual([1, 0.75, 0.5])
})

test.each([
  ['A4 on a phone', 298, 595, 2],
  ['landscape A4 on a phone', 298, 842, 3],
  ['landscape A4 on a tablet', 680, 842, 1.5],
  ['A4 on a large screen', 800, 595, FIT],
  ['a poster on a phone', 298, 3000, FIT],
])('%s is readable at first', (_what, boxWidth, points, zoom) => {
  expect(readableZoom(boxWidth, points)).toBe(zoom)
})

test('a large page has a lower resolution, within the canvas limit of phones', () => {
  expect(sharpness(300, 3)).toBe(3)
  const wide = 800 * 4
  expect(wide * sharpness(wide, 2)).toBeCloseTo(3400)
  // The area of a portrait A4 page against the largest canvas of iOS.
  expect(3400 * 3400 * Math.SQRT2).toBeLessThan(4096 * 4096)
})
