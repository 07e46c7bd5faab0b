import { cleanHtml, type TextContext } from '../html/clean-html.ts'
import type { ReportEntry } from '../report.ts'

/** What a text of an old website becomes, without what the editor of the CMS adds to a table, and what is said about it. */
export function cleaned(html: string, own: Partial<TextContext> = {}) {
  const notes: Omit<ReportEntry, 'about' | 'place'>[] = []
  const text = cleanHtml(html, {
    base: 'http://old.example/a/page.html',
    link: (href) => href,
    picture: (address) => (/none|^data/.test(address) ? null : { src: `/${address}`, alt: '' }),
    add: (outcome, what, detail = '') => void notes.push({ outcome, what, detail }),
    ...own,
  })
  const added = / (?:colspan|rowspan)="1"| style="[^"]*"|<colgroup>.*?<\/colgroup>/g
  return { text: text.replace(added, ''), notes }
}
