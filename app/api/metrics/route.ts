import { toMetrics } from '@/lib/health/metrics'
import { getProcessFigures } from '@/lib/health/process-figures'
import { getHealthReport } from '@/lib/health/report'

export const dynamic = 'force-dynamic'

/** The same state as /api/health, for Prometheus on this machine: nginx does not pass it on. */
export async function GET(): Promise<Response> {
  return new Response(toMetrics(await getHealthReport(), getProcessFigures()), {
    headers: {
      'content-type': 'text/plain; version=0.0.4; charset=utf-8',
      'cache-control': 'no-store',
    },
  })
}
