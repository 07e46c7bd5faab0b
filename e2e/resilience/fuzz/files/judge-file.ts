import { kindOf } from '../../../../lib/content/files/file-kind.ts'
import type { Published } from './publish.ts'

/** What the site sends along with each kind that is shown. */
const SHOWN = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp']

/** What is wrong with an answer to a request for a file that somebody published. */
export async function judgeFile(
  siteUrl: string,
  { id, polyglot }: Published,
  query: string,
): Promise<string[]> {
  const answer = await fetch(`${siteUrl}/assets/${id}${query}`)
  const bytes = Buffer.from(await answer.arrayBuffer())
  const of = `${JSON.stringify(polyglot.name.slice(0, 40))} as ${polyglot.type}${query}: `
  if (answer.status === 404) return []
  if (answer.status !== 200) return [`${of}answered with ${answer.status}`]
  const header = (name: string) => answer.headers.get(name) ?? ''
  const faults: string[] = []
  const kind = kindOf(bytes)
  const type = header('content-type')
  if (!kind) faults.push('bytes of no kind that leaves')
  if (kind && type !== kind.type) faults.push(`${type} in place of ${kind.type}`)
  if (header('x-content-type-options') !== 'nosniff') faults.push('no nosniff')
  const disposition = header('content-disposition')
  if (!SHOWN.includes(type) && !disposition.startsWith('attachment'))
    faults.push(`shown: ${disposition}`)
  if (query.includes('download') && !disposition.startsWith('attachment'))
    faults.push('not to save')
  if (type !== 'application/pdf' && !header('content-security-policy').includes('sandbox'))
    faults.push('no sandbox')
  const ending = /filename="[^"]*(\.\w+)"/.exec(disposition)?.[1]
  if (kind && !kind.endings.includes(ending ?? '')) faults.push(`named ${disposition}`)
  if (answer.headers.has('set-cookie')) faults.push('a cookie')
  // A made-up version leads to the file itself, which is not cached as a version.
  if (header('cache-control') !== 'public, no-cache') faults.push(`kept ${header('cache-control')}`)
  return faults.map((fault) => of + fault)
}
