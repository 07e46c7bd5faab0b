import { getMessages, type Messages } from '@/lib/messages/messages'

/** What a part of a page says while its code loads, and if it does not work. */
export type PartTexts = Pick<Messages['common'], 'loading' | 'broken'>

/** The texts in the language of the page. */
export function partTexts(): PartTexts {
  const { loading, broken } = getMessages().common
  return { loading, broken }
}
