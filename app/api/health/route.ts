import { syncState } from '@/lib/content/sync/sync-state'
import { getHealthReport } from '@/lib/health/report'

export const dynamic = 'force-dynamic'

/** For monitoring: the state of the site, the pending enquiries, and the name of each condition that is present. */
export async function GET(): Promise<Response> {
  const { seen, present } = await getHealthReport()
  return Response.json(
    {
      status: present.length === 0 ? 'ok' : 'degraded',
      conditions: present,
      cms: seen.cms === 'up' ? 'up' : 'down',
      outbox: seen.outbox,
      ...(seen.emails && { letters: seen.emails }),
      content: syncState(),
    },
    { headers: { 'cache-control': 'no-store' } },
  )
}
