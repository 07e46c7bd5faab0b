// Prints the website's PDFs again: node scripts/documents/make.ts. What it writes is committed, so
// that no browser is needed to build or to start the website.
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { openBrowser } from '../lib/browser.ts'
import { printedDocuments } from './all.ts'
import { layOut } from './layout.ts'
import { reproducible } from './reproducible.ts'

const PUBLIC = join(import.meta.dirname, '../../public')

const browser = await openBrowser()
try {
  const page = await browser.newPage()
  for (const printed of printedDocuments) {
    await page.setContent(layOut(printed))
    // Printing does not wait for fonts.
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    const pdf = reproducible(await page.pdf({ tagged: true, preferCSSPageSize: true }))
    const path = join(PUBLIC, printed.path)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, pdf)
    console.log(`${printed.path}: ${pdf.length} bytes`)
  }
} finally {
  await browser.close()
}
