/**
 * HTML exactly as the Studio's editor (Tiptap) writes it, as it opens anything else read-only: list
 * items and table cells contain a paragraph, tables have minimum column widths, and nothing is
 * between blocks. Arguments are HTML: write &amp; for &. A block without a tag is a paragraph.
 */
export function page(...blocks: string[]): string {
  return blocks.map((block) => (/^<(h2|ul|ol|table)/.test(block) ? block : p(block))).join('')
}

const p = (text: string) => `<p>${text}</p>`

export const h2 = (text: string) => `<h2>${text}</h2>`

export const strong = (text: string) => `<strong>${text}</strong>`

export const link = (href: string, text: string) => `<a href="${href}">${text}</a>`

export const bullets = (...items: string[]) => `<ul>${listItems(items)}</ul>`

export const numbered = (...items: string[]) => `<ol>${listItems(items)}</ol>`

const listItems = (items: string[]) => items.map((text) => `<li>${p(text)}</li>`).join('')

/** The first row has the headings. */
export function table(headings: string[], ...rows: string[][]): string {
  const columns = '<col style="min-width: 25px;">'.repeat(headings.length)
  const body = rows.map((row) => tableRow('td', row)).join('')
  return [
    `<table style="min-width: ${25 * headings.length}px;">`,
    `<colgroup>${columns}</colgroup>`,
    `<tbody>${tableRow('th', headings)}${body}</tbody></table>`,
  ].join('')
}

function tableRow(tag: 'th' | 'td', cells: string[]): string {
  const row = cells.map((text) => `<${tag} colspan="1" rowspan="1">${p(text)}</${tag}>`)
  return `<tr>${row.join('')}</tr>`
}
