import 'server-only'
import { listAside } from '../cms/aside.ts'
import { processWide } from '../process-wide.ts'
import type { Round } from './round.ts'

const last = processWide('problems of content', () => ({
  failing: [] as string[],
  suspicious: [] as string[],
}))

/** Notes what the last comparison of everything could not use. */
export function noteProblems({ failures, doubted }: Pick<Round, 'failures' | 'doubted'>): void {
  last.failing = failures.map(({ key }) => key)
  last.suspicious = [...doubted]
}

/** What of the CMS's content is not shown as the CMS has it, for monitoring. */
export const contentProblems = () => ({ badRows: listAside().length, ...last })

export type ContentProblems = ReturnType<typeof contentProblems>
