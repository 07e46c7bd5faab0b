import { answerFeed } from '@/lib/feeds/answer-feed'

export const dynamic = 'force-static'

/** The current notices as an Atom feed. */
export const GET = (): Promise<Response> => answerFeed()
