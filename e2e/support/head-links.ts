/** The address of a link in the head of a document. */
export function linkIn(html: string, relation: string): string {
  const [, href = ''] = new RegExp(`<link rel="${relation}" href="([^"]*)"`).exec(html) ?? []
  return href.replaceAll('&amp;', '&')
}
