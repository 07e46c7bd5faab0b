import { answerNoticeDate, answerIn } from '@/lib/feeds/answers'

type Context = { params: Promise<{ language: string; id: string }> }

export const dynamic = 'force-static'

/** The date of a notice in a language. */
export async function GET(_request: Request, context: Context): Promise<Response> {
  const { id } = await context.params
  return answerIn(context, (locale) => answerNoticeDate(locale, id))
}
