const TIME = /\/(?:CreationDate|ModDate) \(D:[^)]*\)/g

/**
 * A PDF without the time of printing, so that printing an unchanged document again changes no byte.
 * Blanks take its place: the file's table of contents counts bytes.
 */
export function withoutTimes(pdf: Buffer): Buffer {
  const text = pdf.toString('latin1')
  return Buffer.from(
    text.replace(TIME, (time) => ' '.repeat(time.length)),
    'latin1',
  )
}
