const TIME = /\/(?:CreationDate|ModDate) \(D:[^)]*\)/g
const ID = /\(node\d{8}\)/g

/**
 * The same PDF on every printing of the same document: the time of printing goes, and the browser's
 * running numbers start from 0. No byte moves, since the file's table of contents counts them.
 */
export function reproducible(pdf: Buffer): Buffer {
  const text = pdf.toString('latin1')
  const ids = [...new Set(text.match(ID))].toSorted()
  const numbers = new Map(
    ids.map((id, index) => [id, `(node${String(index).padStart(8, '0')})`] as const),
  )
  return Buffer.from(
    text
      .replace(TIME, (time) => ' '.repeat(time.length))
      .replace(ID, (id) => numbers.get(id) ?? id),
    'latin1',
  )
}
