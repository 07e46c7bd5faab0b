type Attribute = string | [name: string, ...values: string[]]

/** What the website shows of HTML: the schema of its sanitiser (`hast-util-sanitize`), which the import of old websites has too. */
export const allowedHtml: {
  tagNames: string[]
  attributes: Record<string, Attribute[]>
  protocols: Record<string, string[]>
  strip: string[]
  clobber: string[]
  allowComments: boolean
  allowDoctypes: boolean
} = {
  tagNames:
    'p h1 h2 h3 h4 br hr blockquote pre code strong b em i u s sub sup a img ul ol li table caption thead tbody tfoot tr th td'.split(
      ' ',
    ),
  attributes: {
    '*': ['lang', ['dir', 'ltr', 'rtl', 'auto']],
    a: ['href', 'title'],
    img: ['src', 'alt', 'width', 'height'],
    ol: ['start', 'reversed'],
    th: ['colSpan', 'rowSpan', ['scope', 'col', 'row', 'colgroup', 'rowgroup']],
    td: ['colSpan', 'rowSpan'],
  },
  protocols: { href: ['https', 'http', 'mailto', 'tel'], src: ['https', 'http'] },
  strip: ['script', 'style', 'noscript', 'template', 'iframe', 'object', 'embed', 'svg', 'math'],
  clobber: [],
  allowComments: false,
  allowDoctypes: false,
}
