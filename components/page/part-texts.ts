import type { Locale, Messages } from '@/lib/messages/messages'

/** What a part of a page says while its code loads, and if it does not work. */
export type PartTexts = Pick<Messages['common'], 'loading' | 'broken'>

/** The texts in the language of the page. */
export function partTexts(locale: Locale): PartTexts {
  const { loading, broken } = locale.messages.common
  return { loading, broken }
}
