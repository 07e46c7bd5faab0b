import { getSchool } from '@/lib/content/collections/school'
import { styleSheetOf, versionOf } from '@/lib/format/look'

/** The style sheet with the school's own look. */
export async function GET(request: Request): Promise<Response> {
  const school = await getSchool()
  const isVersioned = new URL(request.url).searchParams.get('v') === versionOf(school)
  return new Response(styleSheetOf(school), {
    headers: {
      'content-type': 'text/css; charset=utf-8',
      'cache-control': `public, ${isVersioned ? 'max-age=31536000, immutable' : 'no-cache'}`,
    },
  })
}
