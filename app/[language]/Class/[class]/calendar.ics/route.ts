import { answerClassCalendar, answerIn, type ClassContext } from '@/lib/feeds/answers'

export const dynamic = 'force-static'

/** The dates of a class in a language. */
export async function GET(_request: Request, context: ClassContext): Promise<Response> {
  const { class: name } = await context.params
  return answerIn(context, (locale) => answerClassCalendar(locale, name))
}
