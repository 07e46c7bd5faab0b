// Runs from source in a worker thread: parsing ten years of notices takes seconds, and a PDF that
// crashes its parser must not crash the site.
import { parentPort } from 'node:worker_threads'
import type { RawContent } from '../content/client/raw-rows.ts'
import { createContent, type Context, type FileState } from './content.ts'
import { findIssues } from './find-issues.ts'
import type { Issue } from './issue.ts'
import { readWebsite } from './website.ts'

/** A PDF to read, or content to check. */
export type Question = { pdf: Uint8Array } | { rows: RawContent; context: Context }

/** The answer to a question. */
export type Answer<Asked extends Question> = Asked extends { pdf: Uint8Array } ? FileState : Issue[]

/** A cover is often a picture; three pages without text are a scan. */
const PAGES = 3
/** Fewer characters are the stamp of a scanner. */
const MIN_TEXT_LENGTH = 20

async function stateOf(data: Uint8Array): Promise<FileState> {
  // Not needed by the rules, so it is loaded on demand.
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const task = getDocument({ data, verbosity: 0, useSystemFonts: false, disableFontFace: true })
  try {
    const pdf = await task.promise
    let characters = 0
    for (let number = 1; number <= Math.min(PAGES, pdf.numPages); number++) {
      const page = await pdf.getPage(number)
      const { items } = await page.getTextContent()
      characters += items.flatMap((item) => ('str' in item ? item.str.trim() : '')).join('').length
      if (characters >= MIN_TEXT_LENGTH) return 'fine'
    }
    return 'scan'
  } catch (error) {
    return error instanceof Error && error.name === 'PasswordException' ? 'locked' : 'broken'
  } finally {
    await task.destroy()
  }
}

const answer = async (question: Question): Promise<FileState | Issue[]> =>
  'pdf' in question
    ? stateOf(question.pdf)
    : findIssues('needs-fixing', createContent(question.rows, question.context, readWebsite))

parentPort?.on('message', (question: Question) => {
  void answer(question).then((found) => parentPort?.postMessage(found))
})
