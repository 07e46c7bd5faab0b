import { answerSearch } from '@/components/search/answer-search'
import { answerIn, type LanguageContext } from '@/lib/messages/answer-in'

export const dynamic = 'force-dynamic'

/** The search page of a language with results. */
export const GET = (request: Request, context: LanguageContext): Promise<Response> =>
  answerIn(context, () => answerSearch(request))
