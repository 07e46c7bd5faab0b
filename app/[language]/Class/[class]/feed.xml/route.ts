import { answerClassFeed, answerIn, type ClassContext } from '@/lib/feeds/answers'

export const dynamic = 'force-static'

/** The notices of a class in a language. */
export async function GET(_request: Request, context: ClassContext): Promise<Response> {
  const { class: name } = await context.params
  return answerIn(context, (locale) => answerClassFeed(locale, name))
}
