import sharp from 'sharp'
import { readGrammar } from './grammar.ts'

/** A file that is valid in two formats, or not in the one that it claims. */
export type Polyglot = {
  name: string
  /** The media type that the uploader claims. */
  type: string
  bytes: Buffer
}

/** Reports that it was executed, as a page or as a script. */
const CODE = 'top.hit(1)'
const HTML = `<html><body><script>${CODE}</script><img src=x onerror="${CODE}"></body></html>`
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" onload="${CODE}"><script>${CODE}</script></svg>`
const XHTML = `<html xmlns="http://www.w3.org/1999/xhtml"><script>${CODE}</script></html>`
const PDF = `%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R/OpenAction<</S/JavaScript/JS(${CODE})>>>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n`
const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

const solid = { create: { width: 8, height: 8, channels: 3, background: 'red' } } as const

/** Inserts a comment after the first two bytes of a JPEG. */
const withComment = (jpeg: Buffer, text: string) =>
  join(jpeg.subarray(0, 2), Buffer.from([0xff, 0xfe, 0, text.length + 2]), text, jpeg.subarray(2))

const join = (...parts: (string | Buffer)[]) =>
  Buffer.concat(
    parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)),
  )

/** Each under its own type and name, and under those of files that a school may publish. */
export async function makePolyglots(): Promise<Polyglot[]> {
  const [jpeg, png, webp, gif] = await Promise.all([
    sharp(solid).jpeg().toBuffer(),
    sharp(solid).png().toBuffer(),
    sharp(solid).webp().toBuffer(),
    sharp(solid).gif().toBuffer(),
  ])
  const bodies: Record<string, [bytes: string | Buffer, types: string]> = {
    html: [HTML, 'text/html|application/xhtml+xml|text/plain|text/html;charset=x'],
    svg: [SVG, 'image/svg+xml|text/xml|image/svg+xml, text/html'],
    xhtml: [XHTML, 'application/xhtml+xml|application/xml'],
    xsl: [
      `<?xml version="1.0"?><?xml-stylesheet type="text/xsl" href="data:,x"?>${XHTML}`,
      'text/xsl',
    ],
    js: [`${CODE};self.close&&close()`, 'text/javascript|application/json|module'],
    css: [`*{background:url(javascript:${CODE})}`, 'text/css'],
    'gif-js': [`GIF89a/*\x00\x00*/=1;${CODE}//`, 'image/gif|text/javascript'],
    'gif-html': [join(gif, HTML), 'image/gif|text/html'],
    'webp-js': [`RIFF/**/=1;${CODE}//WEBP`, 'image/webp|text/javascript'],
    'webp-html': [join(webp, HTML), 'image/webp|text/html'],
    'png-html': [join(png, HTML), 'image/png|text/html'],
    'jpeg-html': [withComment(jpeg, HTML), 'image/jpeg|text/html'],
    'jpeg-js': [withComment(jpeg, `*/=1;${CODE};/*`), 'image/jpeg|text/javascript'],
    'pdf-script': [PDF, 'application/pdf|text/html'],
    'pdf-html': [PDF + HTML, 'application/pdf|text/html'],
    'html-pdf': [HTML + PDF, 'application/pdf|text/html'],
    'comment-pdf': [`<!--${PDF}-->${HTML}`, 'application/pdf|text/html'],
    'js-pdf': [`${CODE}/*${PDF}*/`, 'application/pdf|text/javascript'],
    'zip-html': [`PK\x03\x04\x14\x00\x00\x00${HTML}`, 'application/zip|text/html'],
    'docx-html': [`PK\x03\x04${HTML}`, WORD],
    'html-zip': [join(HTML, 'PK\x05\x06', Buffer.alloc(18)), 'application/java-archive'],
    mhtml: [
      `MIME-Version: 1.0\r\nContent-Type: multipart/related\r\n\r\n${HTML}`,
      'multipart/related|message/rfc822',
    ],
    hta: [`<hta:application>${HTML}`, 'application/hta'],
    utf16: [Buffer.from(`\ufeff${HTML}`, 'utf16le'), 'text/html|image/png'],
    utf7: ['+ADw-script+AD4-top.hit(1)+ADw-/script+AD4-', 'text/html;charset=utf-7'],
    bom: [Buffer.from(`\ufeff${HTML}`), 'application/pdf'],
    manifest: [`CACHE MANIFEST\n/\n#${HTML}`, 'text/cache-manifest'],
    wasm: [`\0asm\x01\0\0\0${HTML}`, 'application/wasm'],
    swf: [`CWS\x07${HTML}`, 'application/x-shockwave-flash'],
    mixed: [
      `--x\r\nContent-Type: text/html\r\n\r\n${HTML}\r\n--x--`,
      'multipart/x-mixed-replace;boundary=x',
    ],
    feed: [`<rss><channel><title>${HTML}</title></channel></rss>`, 'application/rss+xml'],
    empty: ['', 'text/html'],
  }
  const names = readGrammar('posts').list('file-name')
  return Object.entries(bodies).flatMap(([name, [body, types]]) =>
    [...types.split('|'), 'application/pdf', 'image/png'].flatMap((type) => {
      const bytes = join(body)
      const misleading = names[(name.length + type.length) % names.length] ?? name
      return [
        { name: `${name}.${name.split('-').at(-1)}`, type, bytes },
        { name: misleading, type, bytes },
      ]
    }),
  )
}
