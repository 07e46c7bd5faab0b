import { listForOffline } from '@/lib/offline/list'

export const dynamic = 'force-static'

/** What the service worker stores for every visitor. */
export async function GET(): Promise<Response> {
  return Response.json(await listForOffline())
}
