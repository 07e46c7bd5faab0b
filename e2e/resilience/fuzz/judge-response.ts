import { connect, type Socket } from 'node:net'

/** A response as far as it was received. */
export type RawResponse = { status: number; headers: Map<string, string>; body: string }

const TIMEOUT_MS = 15_000

/**
 * Sends these bytes and reads until the connection ends; null without a response.
 * @param open another kind of connection than http
 */
export function sendRaw(
  site: URL,
  bytes: string,
  open: () => Socket = () => connect(Number(site.port), site.hostname),
): Promise<RawResponse | null> {
  return new Promise((resolve) => {
    const socket = open()
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

/** What no response may contain. */
export type Hidden = {
  /** Keys, the CMS's address, paths on the disk. */
  secrets: readonly string[]
  /** The address of the Studio; only a request for a draft is redirected there. */
  studio: string
}

/** Traces of files and programs. */
const INTERNALS = /root:x:0:0|\bat \S+ \(?(?:file:\/\/|\/)\S+:\d+:\d+|node_modules\/\S|SQLITE_/

/** The fault of the response to a hostile request; null if there is none. */
export function judge(response: RawResponse | null, site: URL, hidden: Hidden): string | null {
  if (!response) return 'no response'
  const { status, headers, body } = response
  if (status >= 500) return `answered with ${status}`
  const location = headers.get('location')
  if (location?.startsWith(`${hidden.studio}/site-preview?`)) return null
  if (location !== undefined) {
    const target = URL.parse(location, site)
    if (target?.origin !== site.origin) return `led off the site, to ${target?.host ?? 'nowhere'}`
  }
  // The policy names the CMS, which may frame the site.
  const frame = `frame-ancestors 'self' ${hidden.studio}`
  const policy = headers.get('content-security-policy')?.replace(frame, '')
  const others = [...headers].filter(([name]) => name !== 'content-security-policy')
  const content = [policy, ...others.map(([, value]) => value), body].join('\n')
  const secret = hidden.secrets.find((each) => content.includes(each))
  if (secret) return `disclosed ${secret.slice(0, 6)}…`
  const internal = INTERNALS.exec(content)?.[0]
  return internal ? `disclosed an internal, ${internal}` : null
}
