// Runs in a thread of its own, from this very file: a paper of two hundred pages must not keep a
// visitor waiting, and one that brings the reader down must not bring down the site.
import { parentPort } from 'node:worker_threads'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { PdfState } from './pdf-state.ts'

/** A cover is often a picture; three pages without a word are a scan. */
const PAGES = 3

/** Fewer characters than these are the stamp of a scanner. */
const LEAST_TEXT = 20

async function stateOf(data: Uint8Array): Promise<PdfState> {
  const task = getDocument({ data, verbosity: 0, useSystemFonts: false, disableFontFace: true })
  try {
    const pdf = await task.promise
    let characters = 0
    for (let number = 1; number <= Math.min(PAGES, pdf.numPages); number++) {
      const page = await pdf.getPage(number)
      const { items } = await page.getTextContent()
      characters += items.flatMap((item) => ('str' in item ? item.str.trim() : '')).join('').length
      if (characters >= LEAST_TEXT) return 'fine'
    }
    return 'scan'
  } catch (error) {
    return error instanceof Error && error.name === 'PasswordException' ? 'locked' : 'broken'
  } finally {
    await task.destroy()
  }
}

parentPort?.on('message', (data: Uint8Array) => {
  void stateOf(data).then((state) => parentPort?.postMessage(state))
})
