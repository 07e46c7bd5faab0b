import { createRequire } from 'node:module'
import { Readable, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import fc from 'fast-check'
import { readFormBody } from '../../../lib/enquiry/parse-form.ts'
import { postOf, type Post } from './post-bodies.ts'

/** The framework's own copy, which has no types. */
const busboy = createRequire(import.meta.filename)('next/dist/compiled/busboy') as (
  options: object,
) => Writable

/** POST_BODIES=100000 npm run test:unit -- post-bodies: the full run. */
const COUNT = Number(process.env.POST_BODIES ?? 2_000)

const form = {
  path: '/TakeAdmission',
  action: '40a',
  hidden: [
    ['$ACTION_REF_1', ''],
    ['$ACTION_1:0', '{"id":"40a","bound":"$@1"}'],
    ['$ACTION_1:1', '[{"status":"idle"}]'],
  ] as [string, string][],
}

/** Parses like Next.js for a call by script. */
async function readByBusboy({ contentType, body }: Post): Promise<[string, string][]> {
  const entries: [string, string][] = []
  const headers = { 'content-type': contentType }
  const parser = busboy({ defParamCharset: 'utf8', headers, limits: { fieldSize: 65_536 } })
  parser.on('field', (name: string, value: string) => void entries.push([name, value]))
  parser.on('file', () => void entries.push(['a file', '']))
  await pipeline(Readable.from([body]), parser)
  return entries
}

/** Parses like Next.js for a form without a script. */
async function readByUndici({ contentType, body }: Post): Promise<[string, unknown][]> {
  const headers = { 'content-type': contentType }
  const init = { method: 'POST', headers, body: new Uint8Array(body) }
  return [...(await new Request('http://site', init).formData())]
}

/** Undici drops a byte order mark, and the site trims every text. */
const trimmed = (entries: Iterable<[string, unknown]>) =>
  [...entries].map(([name, value]) => [name, String(value).replace(/^\ufeff/, '')])

test('both parsers of the framework agree about accepted bodies', async () => {
  let passed = 0
  const readsAlike = fc.asyncProperty(fc.noBias(postOf(form)), async (post) => {
    const fields = readFormBody(post.contentType, post.body)
    if (!fields) return
    passed += 1
    const expected = trimmed(fields)
    expect(trimmed(await readByBusboy(post))).toEqual(expected)
    expect(trimmed(await readByUndici(post))).toEqual(expected)
  })
  await fc.assert(readsAlike, { seed: 7, numRuns: COUNT })
  expect(passed).toBeGreaterThan(COUNT / 10)
  expect(passed).toBeLessThan(COUNT * 0.9)
})
