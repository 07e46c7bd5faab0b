// Draws the sample files again: node cms/sample/make-files.ts. What it writes is committed, so
// that neither a browser nor an image library is needed to start the school's website.
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import bundled from '@sparticuz/chromium'
import sharp from 'sharp'
import { sampleFiles } from './files.ts'
import { paperHtml, papers } from './papers.ts'

const DRAWINGS = join(import.meta.dirname, '../../public/pictures')
const OUTPUT = join(import.meta.dirname, 'files')

await printPapers()
await rasterisePictures()

async function printPapers(): Promise<void> {
  const browser = await chromium.launch({
    executablePath: await bundled.executablePath(),
    args: ['--no-sandbox'],
  })
  const page = await browser.newPage()
  for (const paper of papers) {
    await page.setContent(paperHtml(paper))
    await page.pdf({ path: join(OUTPUT, paper.name), tagged: true, preferCSSPageSize: true })
  }
  await browser.close()
}

async function rasterisePictures(): Promise<void> {
  for (const { name, type } of sampleFiles) {
    if (type !== 'image/webp') continue
    const drawing = await readFile(join(DRAWINGS, name.replace('.webp', '.svg')))
    const picture = sharp(drawing).resize(1200, 800, { fit: 'cover' })
    await writeFile(join(OUTPUT, name), await picture.webp({ quality: 78 }).toBuffer())
  }
}
