import { connect } from 'node:net'

/** A response as far as it was received. */
export type RawResponse = { status: number; headers: Map<string, string>; body: string }

const TIMEOUT_MS = 15_000

/** Sends these bytes and reads until the connection ends; null without a response. */
export function sendRaw(site: URL, bytes: string): Promise<RawResponse | null> {
  return new Promise((resolve) => {
    const socket = connect(Number(site.port), site.hostname)
    const chunks: Buffer[] = []
    const end = () => {
      socket.destroy()
      resolve(parse(Buffer.concat(chunks).toString('latin1')))
    }
    socket.setTimeout(TIMEOUT_MS, end)
    socket.on('data', (chunk) => chunks.push(chunk))
    socket.on('error', end).on('close', end).write(bytes)
  })
}

function parse(text: string): RawResponse | null {
  const end = text.indexOf('\r\n\r\n')
  const [first = '', ...lines] = text.slice(0, end).split('\r\n')
  const status = /^HTTP\/1\.[01] (\d{3})/.exec(first)?.[1]
  if (end < 0 || !status) return null
  if (status === '100') return parse(text.slice(end + 4))
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':')
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
  })
  return { status: Number(status), headers: new Map(headers), body: text.slice(end + 4) }
}
