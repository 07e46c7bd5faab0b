import { getHealthReport } from '@/lib/health/report'

export const dynamic = 'force-dynamic'

/** 200 while visitors are served rightly and enquiries are accepted; else 503 and what is not so. */
export async function GET(): Promise<Response> {
  const { affecting } = await getHealthReport()
  return Response.json(
    { ready: affecting.length === 0, conditions: affecting },
    { status: affecting.length === 0 ? 200 : 503, headers: { 'cache-control': 'no-store' } },
  )
}
