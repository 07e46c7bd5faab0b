import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defaultSchool } from '../../content/school.ts'
import type { PrintedDocument } from './document.ts'
import { escape } from './html.ts'
import { style } from './style.ts'

const EMBLEM = join(import.meta.dirname, '../../public/favicon.svg')
const emblem = readFileSync(EMBLEM, 'utf8').replace('<svg', '<svg aria-hidden="true"')
const { name, address } = defaultSchool

/** The whole document as a page for the printer. */
export function layOut(document: PrintedDocument): string {
  return `<!doctype html>
    <html lang="en-IN">
      <head>
        <meta charset="utf-8" />
        <title>${escape(document.title)}</title>
        <style>${style}${document.style ?? ''}</style>
      </head>
      <body>
        <header>
          ${emblem}
          <div>
            <p class="name">${escape(name)}</p>
            <p>${escape(address)}</p>
          </div>
          <p class="sample">SAMPLE</p>
        </header>
        <main>
          <h1>${escape(document.title)}</h1>
          <p class="warning">${escape(document.warning)}</p>
          ${document.body}
        </main>
      </body>
    </html>`
}
