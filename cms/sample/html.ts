/**
 * HTML exactly as the Studio's editor (Tiptap) would write it: it opens anything else read-only.
 * So a list item and a table cell hold a paragraph, a table announces its columns' least widths,
 * and nothing stands between two blocks. Arguments are HTML already: write &amp; for &.
 */
export function page(...blocks: string[]): string {
  return blocks.join('')
}

export function h2(text: string): string {
  return `<h2>${text}</h2>`
}

export function p(text: string): string {
  return `<p>${text}</p>`
}

export function strong(text: string): string {
  return `<strong>${text}</strong>`
}

export function link(href: string, text: string): string {
  return `<a href="${href}">${text}</a>`
}

export function bullets(...items: string[]): string {
  return `<ul>${listItems(items)}</ul>`
}

export function numbered(...items: string[]): string {
  return `<ol>${listItems(items)}</ol>`
}

/** The first row holds the headings. */
export function table(headings: string[], ...rows: string[][]): string {
  const head = headings.map((text) => cell('th', text)).join('')
  const body = rows.map((row) => `<tr>${row.map((text) => cell('td', text)).join('')}</tr>`)
  const columns = '<col style="min-width: 25px;">'.repeat(headings.length)
  return [
    `<table style="min-width: ${25 * headings.length}px;">`,
    `<colgroup>${columns}</colgroup>`,
    `<tbody><tr>${head}</tr>${body.join('')}</tbody></table>`,
  ].join('')
}

function listItems(items: string[]): string {
  return items.map((text) => `<li>${p(text)}</li>`).join('')
}

function cell(tag: 'th' | 'td', text: string): string {
  return `<${tag} colspan="1" rowspan="1">${p(text)}</${tag}>`
}
