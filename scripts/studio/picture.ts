import { join } from 'node:path'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { root } from '../launcher/folders.mjs'

/** The part of the screen that matters, in pixels. */
type Part = { x: number; y: number; width: number; height: number }

/** Saves what the screen shows as a picture of the guides. */
export async function takePicture(page: Page, name: string, part?: Part): Promise<void> {
  // The Studio unfolds its panels by and by.
  await page.waitForTimeout(1_500)
  const path = `docs/pictures/${name}.webp`
  const screen = await page.screenshot(part ? { clip: part } : {})
  const { size } = await sharp(screen).webp({ quality: 80 }).toFile(join(root, path))
  console.log(`${path}: ${Math.round(size / 1024)} kB`)
}

/** Opens an address of the Studio; `words` stand on the screen once it is complete. */
export async function open(page: Page, address: string, words: string): Promise<void> {
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.getByText(words).filter({ visible: true }).first().waitFor()
}
