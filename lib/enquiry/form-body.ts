/** The fields of a posted form by their names; each name occurs once. */
export type FormFields = ReadonlyMap<string, string>

/** As browsers choose them. Shorter ones might occur in a name or a text by chance. */
const CONTENT_TYPE = /^multipart\/form-data; ?boundary=([-\w]{27,70})$/
const PART = /^\r\nContent-Disposition: form-data; name="([$:\w]+)"\r\n\r\n([^]*)$/

function decode(body: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body)
  } catch {
    return null
  }
}

/**
 * Reads a multipart body of the one shape in which browsers write a form of plain fields; null for any
 * other. Next parses the same bytes again, with busboy or with undici. Those disagree about repeated
 * names, parameters, charsets and stray boundaries, none of which this shape has.
 */
export function readFormBody(contentType: string, body: Uint8Array): FormFields | null {
  const boundary = CONTENT_TYPE.exec(contentType)?.[1]
  const text = decode(body)
  if (boundary === undefined || text === null) return null

  const parts = `\r\n${text}`.split(`\r\n--${boundary}`)
  // Undici looks for the boundary without its dashes.
  if (text.split(boundary).length !== parts.length) return null
  const [before, after] = [parts.shift(), parts.pop()]
  if (before !== '' || (after !== '--\r\n' && after !== '--')) return null

  const fields = new Map<string, string>()
  for (const part of parts) {
    const [, name, value] = PART.exec(part) ?? []
    if (name === undefined || value === undefined || fields.has(name)) return null
    fields.set(name, value)
  }
  return fields
}
