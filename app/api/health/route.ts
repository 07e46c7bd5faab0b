import { getHealthReport } from '@/lib/health/report'

export const dynamic = 'force-dynamic'

/** For monitoring: the state of the site, the pending enquiries, and the name of each condition that is present. */
export function GET(): Response {
  const { present, cms, outbox, emails, content } = getHealthReport()
  return Response.json(
    {
      status: present.length === 0 ? 'ok' : 'degraded',
      conditions: present,
      cms,
      outbox,
      ...(emails && { emails }),
      content,
    },
    { headers: { 'cache-control': 'no-store' } },
  )
}
