import 'server-only'
import { listRejectedRows } from '../store/rejected-rows.ts'
import { processGlobal } from '../../server/process-global.ts'
import type { SyncResult } from './sync-round.ts'

const last = processGlobal('problems of content', () => ({
  failing: [] as string[],
  suspicious: [] as string[],
}))

/** Notes what the last comparison of everything could not use. */
export function recordContentProblems({
  failures,
  unconfirmed,
}: Pick<SyncResult, 'failures' | 'unconfirmed'>): void {
  last.failing = failures.map(({ key }) => key)
  last.suspicious = [...unconfirmed]
}

/** What of the CMS's content is not shown as the CMS has it, for monitoring. */
export const getContentProblems = () => ({ badRows: listRejectedRows().length, ...last })

export type ContentProblems = ReturnType<typeof getContentProblems>
