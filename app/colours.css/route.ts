import { getSchool } from '@/lib/content/collections/school'
import { styleSheetOf, versionOf } from '@/lib/format/colours'

/** The school's own colours, for pages that link to them. */
export async function GET(request: Request): Promise<Response> {
  const { colours } = await getSchool()
  const isVersioned = new URL(request.url).searchParams.get('v') === versionOf(colours)
  return new Response(styleSheetOf(colours), {
    headers: {
      'content-type': 'text/css; charset=utf-8',
      'cache-control': `public, ${isVersioned ? 'max-age=31536000, immutable' : 'no-cache'}`,
    },
  })
}
