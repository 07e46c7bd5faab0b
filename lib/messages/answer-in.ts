import 'server-only'
import { isLanguage } from 'school-schema/languages'
import { inLanguage } from './messages.ts'

/** The parameters of a route of another language. */
export type LanguageContext = { params: Promise<{ language: string }> }

/** The response in the language of a route. */
export async function answerIn(
  { params }: LanguageContext,
  answer: () => Promise<Response>,
): Promise<Response> {
  const { language } = await params
  return isLanguage(language)
    ? inLanguage(language, answer)
    : new Response('Not Found', { status: 404 })
}
