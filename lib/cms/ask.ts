import 'server-only'
import { z } from 'zod'
import { request } from './client.ts'
import { CmsBroken, CmsRefused } from './errors.ts'
import { heldOf } from './held.ts'
import { parseAnswer } from './parse-answer.ts'
import type { AnySource } from './source.ts'

/** A usable answer: as the CMS gave it (JSON), and as the site speaks of it. */
export type Answered = { text: string; answer: unknown }

/** Asks the CMS. Throws CmsBroken or CmsRefused when there is no usable answer. */
export async function askSource(source: AnySource): Promise<Answered> {
  const raw = await request(source.command).catch((error: unknown) => {
    if (source.absent !== undefined && isUnknownCollection(error) && !hasContent(source)) {
      return source.absent
    }
    throw error
  })
  const parsed = parseAnswer(source, raw)
  if (parsed.success) return { text: JSON.stringify(raw), answer: parsed.data }
  throw new CmsBroken(`Unusable answer to ${source.key}: ${z.prettifyError(parsed.error)}`)
}

/**
 * A CMS that was set up before there was a collection, by somebody else, refuses to speak of it: that
 * is no outage. A licence lock is refused with the same status and another code.
 */
export const isUnknownCollection = (error: unknown) =>
  error instanceof CmsRefused && error.status === 403 && error.codes.includes('FORBIDDEN')

/** What was there is not unknown to the CMS: it has lost its permissions. */
function hasContent(source: AnySource): boolean {
  const held = heldOf(source)
  return held !== undefined && !source.isEmpty(held.answer)
}

const counted = z.tuple([z.object({ count: z.coerce.number().int() })])

/**
 * Whether the CMS counts no rows either, where rows can be counted. An answer of nothing to every
 * question, as a broken CMS or a proxy may give, is no count.
 */
export async function countsNothing({ count }: AnySource): Promise<boolean> {
  if (!count) return true
  const rows = counted.safeParse(await request(count))
  return rows.success && rows.data[0].count === 0
}
