import type { Page } from '../../content/pages/page.ts'
import { toTable } from './table.ts'
import type { Weight } from './weigh.ts'

export type WeighedPage = { page: Pick<Page, 'path' | 'template'>; weight: Weight }

/** Bytes of JavaScript above the framework's minimum, by template. */
const JS: Record<string, number> = { text: 6_000, home: 14_000 }
/** A kilobyte of it marks the languages of captions and titles in the browser (lib/jsx). */
const OTHER_JS = 9_000
/** Of any page. */
const MOST = { html: 14_000, data: 14_000, css: 12_000, requests: 40, other: 0 }
const HOME = { firstPaint: 110_000, total: 350_000, savingData: 180_000 }

const totalOf = ({ html, css, js, data, fonts, pictures, other }: Weight): number =>
  html + css + js + data + fonts + pictures + other

/** What the first paint needs. */
const firstPaintOf = ({ html, css, firstFonts }: Weight): number => html + css + firstFonts

/**
 * One sentence for each budget that is exceeded.
 * @param savingData home for a visitor who saves data
 * @param minimum bytes of JavaScript of the framework
 */
export function listExceeded(
  weighed: readonly WeighedPage[],
  savingData: Weight,
  minimum: number,
): string[] {
  const rows = weighed.flatMap(({ page: { path, template }, weight }): Row[] => [
    [`${path} JavaScript`, weight.js, minimum + (JS[template] ?? OTHER_JS)],
    [`${path} HTML`, weight.html, MOST.html],
    [`${path} data to hydrate`, weight.data, MOST.data],
    [`${path} CSS`, weight.css, MOST.css],
    [`${path} requests`, weight.requests, MOST.requests],
    [`${path} bytes of unknown kind`, weight.other, MOST.other],
    ...(template === 'home'
      ? ([
          ['Home before its first paint', firstPaintOf(weight), HOME.firstPaint],
          ['Home in all', totalOf(weight), HOME.total],
        ] satisfies Row[])
      : []),
  ])
  rows.push(['Home for a visitor who saves data', totalOf(savingData), HOME.savingData])
  return rows
    .filter(([, actual, most]) => actual > most)
    .map(([what, actual, most]) => `${what}: ${actual} of ${most}`)
}

type Row = [what: string, actual: number, most: number]

const HEADINGS = [
  ...[
    'kB, gzipped',
    'HTML',
    'CSS',
    'fonts',
    'first',
    'data',
    'JS',
    '/minimum',
    'pictures',
    'total',
  ],
  'requests',
]
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1)

/** One line for each page, in kB, the JavaScript also as a ratio to the framework's minimum. */
export const weightTable = (weighed: readonly WeighedPage[], minimum: number): string =>
  toTable(HEADINGS, [
    ...weighed.map(({ page, weight }) => [
      page.path,
      ...[weight.html, weight.css, weight.fonts, firstPaintOf(weight)].map(kilobytes),
      ...[weight.data, weight.js].map(kilobytes),
      (weight.js / minimum).toFixed(3),
      ...[weight.pictures, totalOf(weight)].map(kilobytes),
      String(weight.requests),
    ]),
  ])
