import { toMetrics } from '@/lib/health/metrics'
import { getProcessFigures } from '@/lib/health/process-figures'
import { getHealthReport } from '@/lib/health/report'

export const dynamic = 'force-dynamic'

/** The state of /api/health in the Prometheus format. Only for this machine: nginx does not forward it. */
export async function GET(): Promise<Response> {
  return new Response(toMetrics(await getHealthReport(), getProcessFigures()), {
    headers: {
      'content-type': 'text/plain; version=0.0.4; charset=utf-8',
      'cache-control': 'no-store',
    },
  })
}
