import type { Locale } from '../messages/messages.ts'

/** The percent-encoded address of a page for a link in the language of the page: `/Contact%20Us`, `/hi/Vision&Mission`. */
export function hrefOf(locale: Locale, { path }: { path: string }): string {
  return locale.path(encodeURI(path))
}
