import { isCmsUp } from '@/lib/cms/ping'
import { outboxState } from '@/lib/enquiry/outbox'
import { syncState } from '@/lib/freshness/synced'
import { lettersState } from '@/lib/office-mail/letters'

export const dynamic = 'force-dynamic'

/** For monitoring: what works and what waits. Counts and times, never personal data. */
export async function GET(): Promise<Response> {
  const cms = await isCmsUp()
  const content = syncState()
  const outbox = outboxState()
  const letters = lettersState()
  const isWell = cms && outbox.refused === 0 && content.oldSince === null
  return Response.json(
    {
      status: isWell ? 'ok' : 'degraded',
      cms: cms ? 'up' : 'down',
      outbox,
      ...(letters && { letters }),
      content,
    },
    { headers: { 'cache-control': 'no-store' } },
  )
}
