import 'server-only'
import { sendVotes, type Vote } from '../content/client/enquiries.ts'
import { log } from '../server/log.ts'
import { processGlobal } from '../server/process-global.ts'

/** The counts that the CMS has not got, by page: as many as the website has pages, however many vote. */
const counts = processGlobal('votes', () => new Map<string, Vote>())

function add({ about, useful, not_useful }: Vote): void {
  const count = counts.get(about)
  counts.set(about, {
    about,
    useful: (count?.useful ?? 0) + useful,
    not_useful: (count?.not_useful ?? 0) + not_useful,
  })
}

/** Counts what a visitor found of a page, and nothing of the visitor. */
export const countVote = (about: string, isUseful: boolean): void =>
  add({ about, useful: Number(isUseful), not_useful: Number(!isUseful) })

const MAX_PAGES = 500
const INTERVAL_MS = 60_000

/** Sends the counts every minute, for as long as the process runs. */
export const startVotes = () => setInterval(() => void deliverVotes(), INTERVAL_MS).unref()

/** Sends the counts to the CMS; what it does not take is sent with the next ones. */
export async function deliverVotes(): Promise<void> {
  const sent = [...counts.values()].slice(0, MAX_PAGES)
  if (sent.length === 0) return
  for (const { about } of sent) counts.delete(about)
  try {
    await sendVotes(sent)
  } catch {
    sent.forEach(add)
    log.warn({ event: 'votes-pending' })
  }
}
