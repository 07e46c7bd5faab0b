import type { Answer } from './send.ts'

/** What no answer may tell. */
export type Hidden = {
  /** Keys, the CMS's address, what lies where on the disk. */
  secrets: readonly string[]
  /** Where editors open the CMS: told to those alone who ask to see a draft. */
  studio: string
}

/** Of files and programs, not of this one. */
const INSIDE = [
  /root:x:0:0/,
  /\bat \S+ \(?(?:file:\/\/|\/)\S+:\d+:\d+/,
  /node_modules\/\S/,
  /SQLITE_/,
]

function toldBy({ headers, body }: Answer, studio: string): string {
  const told = [...headers].map(([name, value]) => {
    const isFrame = name === 'content-security-policy'
    return isFrame ? value.replace(`frame-ancestors 'self' ${studio}`, '') : value
  })
  return told.join('\n') + body
}

/** What is wrong with an answer to a hostile request; null when nothing is. */
export function judge(answer: Answer | null, site: URL, hidden: Hidden): string | null {
  if (!answer) return 'no answer'
  if (answer.status >= 500) return `answered with ${answer.status}`
  const place = answer.headers.get('location')
  if (place?.startsWith(`${hidden.studio}/site-preview?`)) return null
  if (place !== undefined) {
    const target = URL.parse(place, site)
    if (target?.origin !== site.origin) return `led off the site, to ${target?.host ?? 'nowhere'}`
  }
  const told = toldBy(answer, hidden.studio)
  const secret = hidden.secrets.find((each) => told.includes(each))
  if (secret) return `told ${secret.slice(0, 6)}…`
  const inside = INSIDE.find((pattern) => pattern.test(told))
  return inside ? `told something from inside, ${inside.exec(told)?.[0]}` : null
}
