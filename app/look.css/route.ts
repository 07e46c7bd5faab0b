import { DEFAULT_LANGUAGE } from 'school-schema/languages'
import { getSchool } from '@/lib/school/school'
import { styleSheetOf, versionOf } from '@/lib/format/look'
import { answerText, cachedBy } from '@/lib/server/etag'

/** The style sheet with the school's own look. */
export async function GET(request: Request): Promise<Response> {
  const school = await getSchool(DEFAULT_LANGUAGE)
  const isVersioned = new URL(request.url).searchParams.get('v') === versionOf(school)
  const headers = { 'cache-control': cachedBy(isVersioned) }
  return answerText(styleSheetOf(school), 'text/css; charset=utf-8', headers)
}
