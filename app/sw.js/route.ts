import { serviceWorker } from '@/lib/offline/worker-file'
import { answerText } from '@/lib/server/etag'

export const dynamic = 'force-dynamic'

/** The service worker, for which browsers ask with every page. Not cached, so that it can be switched off within a visit. */
export const GET = async (): Promise<Response> =>
  answerText(await serviceWorker(), 'text/javascript', { 'cache-control': 'no-cache' })
