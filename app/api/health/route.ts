import { lastGoodAt } from '@/lib/cms/last-good'
import { isCmsUp } from '@/lib/cms/ping'
import { outboxState } from '@/lib/enquiry/outbox'
import { lettersState } from '@/lib/office-mail/letters'

export const dynamic = 'force-dynamic'

/** For monitoring: what works and what waits. Counts and times, never personal data. */
export async function GET(): Promise<Response> {
  const [cms, syncedAt] = await Promise.all([isCmsUp(), lastGoodAt()])
  const outbox = outboxState()
  const letters = lettersState()
  const isWell = cms && outbox.refused === 0
  return Response.json(
    {
      status: isWell ? 'ok' : 'degraded',
      cms: cms ? 'up' : 'down',
      outbox,
      ...(letters && { letters }),
      content: { syncedAt },
    },
    { headers: { 'cache-control': 'no-store' } },
  )
}
