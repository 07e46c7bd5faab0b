/** Plain text made safe inside HTML. */
export function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

/** Text as paragraphs, escaped. */
export function paragraphs(...texts: string[]): string {
  return texts.map((text) => `<p>${escape(text)}</p>`).join('')
}

/** A list with a mark before each item, escaped. */
export function bullets(items: readonly string[]): string {
  return `<ul>${items.map((item) => `<li>${escape(item)}</li>`).join('')}</ul>`
}

/** Heading cells above rows of cells, escaped; an empty cell is one to write in. */
export function table(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const body = rows.map((row) => `<tr>${cells(row)}</tr>`).join('')
  return `<table>${columnHeads(columns)}<tbody>${body}</tbody></table>`
}

/** Terms, each beside its value or beside an empty line to write on, escaped. */
export function fields(items: readonly (readonly [term: string, value?: string])[]): string {
  const rows = items.map(
    ([term, value = '']) => `<tr><th scope="row">${escape(term)}</th>${cells([value])}</tr>`,
  )
  return `<table class="fields"><tbody>${rows.join('')}</tbody></table>`
}

/** The heading cells of a table, escaped. */
export function columnHeads(columns: readonly string[]): string {
  const heads = columns.map((text) => `<th scope="col">${escape(text)}</th>`)
  return `<thead><tr>${heads.join('')}</tr></thead>`
}

/** The cells of one row, escaped. */
export function cells(row: readonly string[]): string {
  return row.map((text) => `<td>${escape(text)}</td>`).join('')
}
