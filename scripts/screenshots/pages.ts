import { join } from 'node:path'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { hrefOf } from '../../content/pages/page.ts'
import { pages } from '../../content/pages/index.ts'
import { root } from '../launcher/folders.mjs'
import { openBrowser } from '../lib/browser.ts'

const SHEETS = [
  { width: 360, columns: 12 },
  { width: 768, columns: 8 },
  { width: 1280, columns: 7 },
]
/** The visible height of a page, as a multiple of its width. */
const PROPORTION = 1.9
const SHEET_STYLE = 'display: grid; gap: 12px; margin: 12px; background: #e4d9c6'

/** One sheet for each width with the screenshots of all pages of the site at this address. */
export async function capturePages(site: string): Promise<void> {
  const browser = await openBrowser()
  try {
    for (const { width, columns } of SHEETS) {
      const viewport = { width, height: Math.round(width * PROPORTION) }
      const page = await browser.newPage({ viewport, reducedMotion: 'reduce' })
      const images = await capturePagesAs(page, site)
      await page.setViewportSize({ width: 2000, height: 1000 })
      await page.setContent(
        `<body style="${SHEET_STYLE}; grid-template-columns: repeat(${columns}, 1fr)">${images.join('')}`,
      )
      const path = `docs/pictures/pages-${width}.webp`
      const sheet = await page.screenshot({ fullPage: true })
      await sharp(sheet).webp({ quality: 70 }).toFile(join(root, path))
      console.log(`${path}: ${images.length} pages at ${width} px`)
    }
  } finally {
    await browser.close()
  }
}

async function capturePagesAs(page: Page, site: string): Promise<string[]> {
  const images: string[] = []
  for (const each of pages) {
    await page.goto(site + hrefOf(each), { waitUntil: 'networkidle' })
    const image = (await page.screenshot()).toString('base64')
    images.push(`<img alt="" style="width: 100%" src="data:image/png;base64,${image}">`)
  }
  return images
}
