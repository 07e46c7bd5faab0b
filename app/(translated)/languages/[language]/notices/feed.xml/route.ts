import { answerFeed } from '@/lib/feeds/answer-feed'
import { answerIn, type LanguageContext } from '@/lib/messages/answer-in'

export const dynamic = 'force-static'

/** The notices of a language. */
export const GET = (_request: Request, context: LanguageContext): Promise<Response> =>
  answerIn(context, answerFeed)
