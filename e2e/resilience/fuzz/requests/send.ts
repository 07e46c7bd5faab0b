import { connect } from 'node:net'

/** What came back, as far as it came. */
export type Answer = { status: number; headers: Map<string, string>; body: string }

const PATIENCE_MS = 15_000

/** Sends these bytes and reads until the other side has nothing more to say; null when it says nothing. */
export function sendRaw(site: URL, bytes: string): Promise<Answer | null> {
  return new Promise((resolve) => {
    const socket = connect(Number(site.port), site.hostname)
    const chunks: Buffer[] = []
    const end = () => {
      socket.destroy()
      resolve(parse(Buffer.concat(chunks).toString('latin1')))
    }
    socket.setTimeout(PATIENCE_MS, end)
    socket
      .on('data', (chunk) => chunks.push(chunk))
      .on('error', end)
      .on('close', end)
    socket.write(bytes)
  })
}

function parse(text: string): Answer | null {
  const end = text.indexOf('\r\n\r\n')
  const [first = '', ...lines] = text.slice(0, end).split('\r\n')
  const status = /^HTTP\/1\.[01] (\d{3})/.exec(first)?.[1]
  if (end < 0 || !status) return null
  if (status === '100') return parse(text.slice(end + 4))
  const headers = lines.map((line): [string, string] => {
    const [name = '', ...value] = line.split(':')
    return [name.toLowerCase(), value.join(':').trim()]
  })
  return { status: Number(status), headers: new Map(headers), body: text.slice(end + 4) }
}
