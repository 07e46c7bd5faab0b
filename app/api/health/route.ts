import { isCmsUp } from '@/lib/cms/ping'

export const dynamic = 'force-dynamic'

/** For monitoring: what works and what waits. Never personal data. */
export async function GET(): Promise<Response> {
  const cms = (await isCmsUp()) ? 'up' : 'down'
  return Response.json({ status: cms === 'up' ? 'ok' : 'degraded', cms })
}
