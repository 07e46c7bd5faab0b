import { findRedirect } from '@/lib/content/collections/redirects'
import { answerPage } from '@/lib/framework/prerendered-page'
import { canonicalAddress, redirectTo } from '@/lib/pages/redirects'

export const dynamic = 'force-dynamic'

/** An address of an earlier WordPress, such as `/?p=3`; the home page if no redirect has it. */
export async function GET(request: Request): Promise<Response> {
  const { search } = new URL(request.url)
  const target = await findRedirect('/', search).catch(() => null)
  return target ? redirectTo(await canonicalAddress(encodeURI(target))) : answerPage('/')
}
