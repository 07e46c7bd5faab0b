import { answerSearch } from '@/components/search/answer-search'

export const dynamic = 'force-dynamic'

/** The search page with results. */
export const GET = (request: Request): Promise<Response> => answerSearch(request)
