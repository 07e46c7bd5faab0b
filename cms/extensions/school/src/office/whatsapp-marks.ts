import { escapeHtml } from 'school-schema/values/escape-html'

const TAGS = new Map([
  ['*', 'strong'],
  ['_', 'em'],
  ['~', 's'],
])

/** A mark around words, not within one, and not across lines: 5*3*2 and snake_case stay. Addresses stay, too. */
const MARKED =
  /(?<![^\s*_~])[^\s*_~]+:\/\/\S+|(?<![\p{L}\p{M}\p{N}])([*_~])(?![\s*_~]*\1)(?=\S)([^\n]*?\S)\1(?![\p{L}\p{M}\p{N}])/gu

const withTags = (text: string): string =>
  text.replace(MARKED, (all: string, mark: string = '', words: string = '') => {
    const tag = TAGS.get(mark)
    return tag ? `<${tag}>${withTags(words)}</${tag}>` : all
  })

/** A text with the marks of WhatsApp as HTML, a paragraph for each line; null if it has none. */
export function htmlOfMarks(text: string): string | null {
  const lines = escapeHtml(text).split(/[\r\n]+/)
  const html = lines.map((line) => `<p>${withTags(line)}</p>`).join('')
  return /<(?:strong|em|s)>/.test(html) ? html : null
}

/** The editor takes *bold* for italic, as in Markdown: it gets HTML instead. */
export function pasteMarks(event: ClipboardEvent): void {
  const { target, clipboardData } = event
  if (!(target instanceof Element) || !target.closest('.ProseMirror')) return
  if (!clipboardData || clipboardData.types.some((type) => type !== 'text/plain')) return
  const html = htmlOfMarks(clipboardData.getData('text/plain'))
  if (html === null) return
  event.preventDefault()
  event.stopPropagation()
  const data = new DataTransfer()
  data.setData('text/html', html)
  target.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
  )
}
