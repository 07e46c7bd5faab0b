import { localPath } from '../messages/messages.ts'

/** The percent-encoded address of a page for a link in the language of the page: `/Contact%20Us`, `/hi/Vision&Mission`. */
export function hrefOf({ path }: { path: string }): string {
  return localPath(encodeURI(path))
}
