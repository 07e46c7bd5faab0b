import 'server-only'
import type { RestCommand } from '@directus/sdk'
import { z } from 'zod'
import { log } from '../log.ts'
import { request } from './client.ts'
import { CmsBroken } from './errors.ts'
import { getLastGood, saveLastGood } from './last-good.ts'
import { recallAnswer } from './memory.ts'
import { tagPage } from './page-tags.ts'
import type { Schema } from './schema.ts'
import type { Tag } from './tags.ts'

export type Question<Answer> = {
  /** Names the question among all others, and its file of last good content. */
  key: string
  tags: readonly Tag[]
  command: RestCommand<unknown, Schema>
  /** Vendor's shape in, ours out. */
  answer: z.ZodType<Answer>
}

async function ask<Answer>({ key, command, answer }: Question<Answer>): Promise<Answer> {
  const raw = await request(command)
  const parsed = answer.safeParse(raw)
  if (!parsed.success) {
    throw new CmsBroken(`Unusable answer to ${key}: ${z.prettifyError(parsed.error)}`)
  }
  // Content that cannot be kept is still content; health tells the office about a full disk.
  await saveLastGood(key, raw).catch(() => log.warn({ event: 'last-good-not-saved', key }))
  return parsed.data
}

/**
 * Reads content for a page: fresh from the CMS, or what the CMS last answered while it is out.
 * Throws CmsBroken only when there has never been a usable answer.
 */
export async function read<Answer>(question: Question<Answer>): Promise<Answer> {
  await tagPage(question.tags)
  return recallAnswer(question.key, () => askOrFallBack(question))
}

async function askOrFallBack<Answer>(question: Question<Answer>): Promise<Answer> {
  try {
    return await ask(question)
  } catch (error) {
    const kept = question.answer.safeParse(await getLastGood(question.key))
    log.warn({
      event: 'cms-read-failed',
      key: question.key,
      kept: kept.success,
      reason: reasonOf(error),
    })
    if (kept.success) return kept.data
    throw error
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const cause = error.cause instanceof Error ? ` (${error.cause.name}: ${error.cause.message})` : ''
  return `${error.name}: ${error.message}${cause}`
}
