import 'server-only'
import { isLanguage } from 'school-schema/languages'
import type { Locale } from '../messages/messages.ts'
import { getLocale } from '../pages/languages.ts'

/** The parameters of a route of another language. */
export type LanguageContext = { params: Promise<{ language: string }> }

/** Those of a route of a class. */
export type ClassContext = { params: Promise<{ language: string; class: string }> }

/** The response in the language of a route. */
export async function answerIn(
  { params }: LanguageContext,
  answer: (locale: Locale) => Promise<Response>,
): Promise<Response> {
  const { language } = await params
  return isLanguage(language)
    ? answer(await getLocale(language))
    : new Response('Not Found', { status: 404 })
}
