// Takes a picture of every page at three widths and lays them out on one sheet for each width:
// node scripts/contact-sheet.ts http://127.0.0.1:3000. The sheets are committed under docs/pictures.
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import sharp, { type OverlayOptions } from 'sharp'
import { hrefOf } from '../content/pages/page.ts'
import { pages } from '../content/pages/index.ts'
import { root } from './launcher/folders.mjs'
import { openBrowser } from './lib/browser.ts'

const SHEETS = [
  { width: 360, columns: 12 },
  { width: 768, columns: 8 },
  { width: 1280, columns: 7 },
]
/** Of each page this much is shown, in its own pixels for each pixel of its width. */
const PROPORTION = 1.9
const GAP = 12
const SHEET_WIDTH = 2000

const site = process.argv[2] ?? 'http://127.0.0.1:3000'
const browser = await openBrowser()
try {
  for (const { width, columns } of SHEETS) await makeSheet(browser, width, columns)
} finally {
  await browser.close()
}

async function makeSheet(from: Browser, width: number, columns: number): Promise<void> {
  const shots = await shootPages(from, width)
  const cell = Math.floor((SHEET_WIDTH - GAP) / columns) - GAP
  const height = Math.round(cell * PROPORTION)
  const overlays = shots.map(async (shot, index): Promise<OverlayOptions> => ({
    input: await sharp(shot).resize(cell, height, { fit: 'cover', position: 'top' }).toBuffer(),
    left: GAP + (index % columns) * (cell + GAP),
    top: GAP + Math.floor(index / columns) * (height + GAP),
  }))
  const rows = Math.ceil(shots.length / columns)
  const sheet = sharp({
    create: {
      width: SHEET_WIDTH,
      height: GAP + rows * (height + GAP),
      channels: 3,
      background: '#e4d9c6',
    },
  })
  const path = `docs/pictures/pages-${width}.webp`
  await sheet
    .composite(await Promise.all(overlays))
    .webp({ quality: 70 })
    .toFile(join(root, path))
  console.log(`${path}: ${shots.length} pages at ${width} px`)
}

async function shootPages(from: Browser, width: number): Promise<Buffer[]> {
  const viewport = { width, height: Math.round(width * PROPORTION) }
  const tab = await from.newPage({ viewport, reducedMotion: 'reduce' })
  const shots: Buffer[] = []
  for (const page of pages) {
    await tab.goto(site + hrefOf(page), { waitUntil: 'networkidle' })
    shots.push(await tab.screenshot())
  }
  await tab.close()
  return shots
}
