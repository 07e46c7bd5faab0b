import { answerIn, type LanguageContext } from '@/lib/feeds/answers'
import { manifestOf } from '@/lib/metadata/manifest'
import { getSchool } from '@/lib/school/school'

export const dynamic = 'force-static'

/** The manifest of a language. */
export const GET = (_request: Request, context: LanguageContext): Promise<Response> =>
  answerIn(context, async (locale) =>
    Response.json(manifestOf(locale, await getSchool(locale.language)), {
      headers: { 'content-type': 'application/manifest+json' },
    }),
  )
