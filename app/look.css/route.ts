import { DEFAULT_LANGUAGE } from 'school-schema/languages'
import { getSchool } from '@/lib/school/school'
import { styleSheetOf, versionOf } from '@/lib/format/look'
import { etagOf } from '@/lib/server/etag'

/** The style sheet with the school's own look. */
export async function GET(request: Request): Promise<Response> {
  const school = await getSchool(DEFAULT_LANGUAGE)
  const isVersioned = new URL(request.url).searchParams.get('v') === versionOf(school)
  const text = styleSheetOf(school)
  const headers = {
    'content-type': 'text/css; charset=utf-8',
    'cache-control': `public, ${isVersioned ? 'max-age=31536000, immutable' : 'no-cache'}`,
    etag: etagOf(text),
  }
  return new Response(text, { headers })
}
