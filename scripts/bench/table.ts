import type { Page } from '../../content/pages/page.ts'
import { firstPaintOf, totalOf, type Weight } from './weigh.ts'

export type Weighed = { page: Pick<Page, 'path' | 'template'>; weight: Weight }

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1)

/** One line for each page, in kB, the JavaScript beside the floor's. */
export function weightTable(weighed: readonly Weighed[], floor: number): string {
  const lines = weighed.map(({ page, weight }) =>
    [
      page.path.padEnd(28),
      kilobytes(weight.html).padStart(6),
      kilobytes(weight.css).padStart(6),
      kilobytes(weight.fonts).padStart(6),
      kilobytes(firstPaintOf(weight)).padStart(7),
      `${kilobytes(weight.js).padStart(6)} ${(weight.js / floor).toFixed(3)}`,
      kilobytes(weight.pictures).padStart(7),
      kilobytes(totalOf(weight)).padStart(7),
      String(weight.requests).padStart(4),
    ].join(' '),
  )
  const heading = `${'kB, gzipped'.padEnd(28)}   HTML    CSS  fonts   first     JS /floor pictures  total  requests`
  return [heading, ...lines].join('\n')
}
