import type { Wish } from './account.ts'

const LARGEST = 20_000

/** The fields of a posted form; of one that is too large, nothing. */
export async function readWish(body: AsyncIterable<Uint8Array>): Promise<Wish> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body) {
    size += chunk.length
    if (size <= LARGEST) chunks.push(chunk)
  }
  const text = size > LARGEST ? '' : Buffer.concat(chunks).toString('utf8')
  const fields = new URLSearchParams(text)
  const field = (name: string) => fields.get(name) ?? ''
  return {
    ...{ current: field('current'), password: field('password'), email: field('email').trim() },
    ended: fields.getAll('ended'),
  }
}
