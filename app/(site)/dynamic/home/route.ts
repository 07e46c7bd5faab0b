import { answerPage } from '@/lib/framework/prerendered-page'
import { findOldAddress, redirectTo } from '@/lib/pages/redirects'

export const dynamic = 'force-dynamic'

/** An address of an earlier home page, such as `/?p=3` of WordPress; the home page if no redirect has it. */
export async function GET(request: Request): Promise<Response> {
  const target = await findOldAddress('/', new URL(request.url).search)
  return target ? redirectTo(target) : answerPage('/')
}
