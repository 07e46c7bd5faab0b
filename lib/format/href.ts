/** The percent-encoded address of a page for a link: `/Contact%20Us`, `/Vision&Mission`. */
export function hrefOf({ path }: { path: string }): string {
  return encodeURI(path)
}
