/** How React writes a text into a page. */
const IN_HTML: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
}

/** Whether a page's HTML shows a text. */
export const showsText = (html: string, text: string): boolean =>
  html.includes(text.replace(/[&<>"']/g, (sign) => IN_HTML[sign] ?? sign))
