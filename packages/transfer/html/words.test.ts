import fc from 'fast-check'
import { cleaned } from '../testing/cleaned.ts'
import { textOfHtml } from './tree.ts'

const BLOCKS =
  'p div h1 h3 ul ol li table dl dt dd details summary pre blockquote fieldset legend center address nav button noscript figure figcaption section x-y'.split(
    ' ',
  )
const INLINE = 'b i u s a span font sub del label q abbr code'.split(' ')
let count = 0
const { html: anyHtml } = fc.letrec<{ html: string }>((tie) => ({
  html: fc.oneof(
    { depthSize: 'small' },
    fc.constant('').map(() => ` w${(count += 1)} `),
    fc
      .tuple(fc.constantFrom(...BLOCKS), fc.array(tie('html'), { maxLength: 3 }))
      .map(([name, inner]) => {
        const own = `w${(count += 1)}${inner.join('')}`
        return name === 'table'
          ? `<table><tr><td>w${(count += 1)}</td><td>${own}</td></tr></table>`
          : `<${name}>${own}</${name}>`
      }),
    fc
      .tuple(
        fc.constantFrom(...INLINE),
        fc.constantFrom('', ' style="display:none"', ' href="/x"', ' hidden'),
        fc.array(tie('html'), { maxLength: 3 }),
      )
      .map(
        ([name, own, inner]) => ` <${name}${own}> w${(count += 1)} ${inner.join('')}</${name}> `,
      ),
  ),
}))

test('each word of an old text is in the new one, apart from the others, or in a note', () => {
  fc.assert(
    fc.property(fc.array(anyHtml, { minLength: 1, maxLength: 4 }), (parts) => {
      const html = parts.join('')
      const { text, notes } = cleaned(html)
      const now = `${textOfHtml(text)} ${notes.map(({ detail }) => detail).join(' ')}`
      expect(notes).not.toContainEqual(expect.objectContaining({ what: 'words' }))
      expect(now.split(/\s+/)).toEqual(expect.arrayContaining(html.match(/w\d+/g) ?? []))
    }),
    { numRuns: 300 },
  )
})
