import { DEFAULT_LANGUAGE, inLanguage, isLanguage } from '../messages/messages.ts'
import { LANGUAGE_FIELD } from './form.ts'

/** Handles a posted form in the language of the page with the form. Clients other than our form can send anything. */
export function inPostedLanguage<Result>(form: unknown, work: () => Result): Result {
  const language = form instanceof FormData ? form.get(LANGUAGE_FIELD) : null
  const isKnown = typeof language === 'string' && isLanguage(language)
  return inLanguage(isKnown ? language : DEFAULT_LANGUAGE, work)
}
