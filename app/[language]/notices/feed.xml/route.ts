import { answerFeed, answerIn, type LanguageContext } from '@/lib/feeds/answers'

export const dynamic = 'force-static'

/** The current notices of a language with their full texts as an Atom feed. */
export const GET = (_request: Request, context: LanguageContext): Promise<Response> =>
  answerIn(context, answerFeed)
