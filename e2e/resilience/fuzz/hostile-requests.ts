import fc from 'fast-check'
import { hrefOf } from '../../../content/pages/page.ts'
import { pages } from '../../../content/pages/index.ts'
import { readGrammar } from './grammar.ts'

const METHODS_WITH_BODY = ['POST', 'PUT', 'PATCH', 'DELETE']

/** The bytes of hostile requests, and of those that are ambiguous for HTTP parsers. */
export function hostileRequests(host: string, trap: string, files: readonly string[]) {
  const page = fc.constantFrom(...pages.map(hrefOf))
  const percentEncode = (character: string) =>
    `%${character.charCodeAt(0).toString(16).padStart(2, '0')}`
  const digits = fc.array(fc.nat(7), { minLength: 24, maxLength: 24 })
  const encodedPage = fc
    .tuple(page, digits)
    .map(([path, chosen]) =>
      [...path].map((each, at) => (chosen[at % 24] === 0 ? percentEncode(each) : each)).join(''),
    )
  const { text, list } = readGrammar('requests', {
    ...{ host: fc.constant(host), trap: fc.constant(trap), 'file-id': fc.constantFrom(...files) },
    ...{ page, 'encoded-page': encodedPage },
    ascii: fc.string({ unit: 'grapheme-ascii', minLength: 12, maxLength: 12 }),
  })
  const request = fc
    .record({
      ...{ method: text('method'), target: text('target'), asked: text('asked-host') },
      ...{ headers: fc.array(text('header'), { maxLength: 5 }), body: text('body') },
      hostHeader: fc.oneof(
        { weight: 3, arbitrary: text('host-header').map((header) => [header]) },
        { weight: 7, arbitrary: fc.constant<string[]>([]) },
      ),
    })
    .map(({ method, target, asked, headers, hostHeader, body }) => {
      const hasBody = METHODS_WITH_BODY.includes(method)
      const lines = [
        ...[`${method} ${target} HTTP/1.1`, `host: ${asked}`, ...headers, ...hostHeader],
        ...(hasBody ? [`content-length: ${Buffer.byteLength(body)}`] : []),
        'connection: close',
      ]
      return `${lines.join('\r\n')}\r\n\r\n${hasBody ? body : ''}`
    })
  return { request, smuggled: list('smuggled').map((each) => each.replace('«host»', host)) }
}
