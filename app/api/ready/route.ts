import { getHealthReport } from '@/lib/health/report'

export const dynamic = 'force-dynamic'

/** 200 while pages are served correctly and enquiries are accepted; otherwise 503 with the conditions that fail. */
export function GET(): Response {
  const { affecting } = getHealthReport()
  return Response.json(
    { ready: affecting.length === 0, conditions: affecting },
    { status: affecting.length === 0 ? 200 : 503, headers: { 'cache-control': 'no-store' } },
  )
}
