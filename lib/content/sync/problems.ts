import 'server-only'
import { listRejectedRows } from '../store/rejected-rows.ts'
import { processGlobal } from '../../server/process-global.ts'
import type { SyncResult } from './sync-round.ts'

const last = processGlobal('problems of content', () => ({
  failing: [] as string[],
  suspicious: [] as string[],
}))

/** Records what the last full sync could not use. */
export function recordContentProblems({
  failures,
  unconfirmed,
}: Pick<SyncResult, 'failures' | 'unconfirmed'>): void {
  last.failing = failures.map(({ key }) => key)
  last.suspicious = [...unconfirmed]
}

/** What content the site cannot show as it is in the CMS, for monitoring. */
export const getContentProblems = () => ({ badRows: listRejectedRows().length, ...last })
