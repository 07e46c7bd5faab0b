import 'server-only'
import type { RawContent } from '../content/client/raw-rows.ts'
import type { FileState } from './content.ts'
import type { Finding } from './finding.ts'
import type { LinkContext } from './link-context.ts'
import { createThread } from './thread.ts'

/** What the rules are asked: all of the content, what its files are like, and the school's day. */
export type Question = {
  raw: RawContent
  states: ReadonlyMap<string, FileState>
  today: string
  hosts: Pick<LinkContext, 'siteHost' | 'cmsHosts'>
}

/** Everything that an editor should mend, found by a thread that ends with it. */
export async function findInThread(question: Question): Promise<Finding[]> {
  const thread = createThread<Question, Finding[]>('find-worker.ts', {
    answerWithinMs: 120_000,
    memoryMb: 1_024,
  })
  try {
    return await thread.ask(question)
  } finally {
    await thread.end()
  }
}
