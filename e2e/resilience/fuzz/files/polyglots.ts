import sharp from 'sharp'

/** A file that is two things, or not what it says. */
export type Polyglot = {
  name: string
  /** What the uploader says it is. */
  type: string
  bytes: Buffer
}

/** What each of them does where it is executed, as a page or as a script. */
const CODE = 'top.hit(1)'
const HTML = `<html><body><script>${CODE}</script><img src=x onerror="${CODE}"></body></html>`
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" onload="${CODE}"><script>${CODE}</script></svg>`
const XHTML = `<html xmlns="http://www.w3.org/1999/xhtml"><script>${CODE}</script></html>`
const PDF = `%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R/OpenAction<</S/JavaScript/JS(${CODE})>>>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n`

const solid = { create: { width: 8, height: 8, channels: 3, background: 'red' } } as const

/** A comment goes behind the first two bytes of a JPEG. */
function withComment(jpeg: Buffer, text: string): Buffer {
  const length = Buffer.alloc(2)
  length.writeUInt16BE(text.length + 2)
  return Buffer.concat([
    jpeg.subarray(0, 2),
    Buffer.from([0xff, 0xfe]),
    length,
    Buffer.from(text),
    jpeg.subarray(2),
  ])
}

const latin = (text: string) => Buffer.from(text, 'latin1')

/** Each under its own name, and under the names of what a school may publish. */
export async function makePolyglots(): Promise<Polyglot[]> {
  const [jpeg, png, webp, gif] = await Promise.all([
    sharp(solid).jpeg().toBuffer(),
    sharp(solid).png().toBuffer(),
    sharp(solid).webp().toBuffer(),
    sharp(solid).gif().toBuffer(),
  ])
  const bodies: Record<string, [bytes: Buffer, ...types: string[]]> = {
    html: [latin(HTML), 'text/html', 'application/xhtml+xml', 'text/plain', 'text/html;charset=x'],
    svg: [latin(SVG), 'image/svg+xml', 'text/xml', 'image/svg+xml, text/html'],
    xhtml: [latin(XHTML), 'application/xhtml+xml', 'application/xml'],
    xsl: [
      latin(`<?xml version="1.0"?><?xml-stylesheet type="text/xsl" href="data:,x"?>${XHTML}`),
      'text/xsl',
    ],
    js: [latin(`${CODE};self.close&&close()`), 'text/javascript', 'application/json', 'module'],
    css: [latin(`*{background:url(javascript:${CODE})}`), 'text/css'],
    'gif-js': [latin(`GIF89a/*\x00\x00*/=1;${CODE}//`), 'image/gif', 'text/javascript'],
    'gif-html': [Buffer.concat([gif, latin(HTML)]), 'image/gif', 'text/html'],
    'webp-js': [latin(`RIFF/**/=1;${CODE}//WEBP`), 'image/webp', 'text/javascript'],
    'webp-html': [Buffer.concat([webp, latin(HTML)]), 'image/webp', 'text/html'],
    'png-html': [Buffer.concat([png, latin(HTML)]), 'image/png', 'text/html'],
    'jpeg-html': [withComment(jpeg, HTML), 'image/jpeg', 'text/html'],
    'jpeg-js': [withComment(jpeg, `*/=1;${CODE};/*`), 'image/jpeg', 'text/javascript'],
    'pdf-script': [latin(PDF), 'application/pdf', 'text/html'],
    'pdf-html': [latin(PDF + HTML), 'application/pdf', 'text/html'],
    'html-pdf': [latin(HTML + PDF), 'application/pdf', 'text/html'],
    'comment-pdf': [latin(`<!--${PDF}-->${HTML}`), 'application/pdf', 'text/html'],
    'js-pdf': [latin(`${CODE}/*${PDF}*/`), 'application/pdf', 'text/javascript'],
    'zip-html': [
      Buffer.concat([latin('PK\x03\x04\x14\x00\x00\x00'), latin(HTML)]),
      'application/zip',
      'text/html',
    ],
    'docx-html': [
      Buffer.concat([latin('PK\x03\x04'), latin(HTML)]),
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    ],
    'html-zip': [
      Buffer.concat([latin(HTML), latin('PK\x05\x06'), Buffer.alloc(18)]),
      'application/java-archive',
    ],
    mhtml: [
      latin(`MIME-Version: 1.0\r\nContent-Type: multipart/related\r\n\r\n${HTML}`),
      'multipart/related',
      'message/rfc822',
    ],
    hta: [latin(`<hta:application>${HTML}`), 'application/hta'],
    utf16: [Buffer.from(`\ufeff${HTML}`, 'utf16le'), 'text/html', 'image/png'],
    utf7: [latin('+ADw-script+AD4-top.hit(1)+ADw-/script+AD4-'), 'text/html;charset=utf-7'],
    bom: [Buffer.from(`\ufeff${HTML}`), 'application/pdf'],
    manifest: [latin(`CACHE MANIFEST\n/\n#${HTML}`), 'text/cache-manifest'],
    wasm: [latin(`\0asm\x01\0\0\0${HTML}`), 'application/wasm'],
    swf: [latin(`CWS\x07${HTML}`), 'application/x-shockwave-flash'],
    mixed: [
      latin(`--x\r\nContent-Type: text/html\r\n\r\n${HTML}\r\n--x--`),
      'multipart/x-mixed-replace;boundary=x',
    ],
    feed: [latin(`<rss><channel><title>${HTML}</title></channel></rss>`), 'application/rss+xml'],
    empty: [Buffer.alloc(0), 'text/html'],
  }
  return Object.entries(bodies).flatMap(([name, [bytes, ...types]]) =>
    [...types, 'application/pdf', 'image/png'].flatMap((type) => [
      { name: `${name}.${name.split('-').at(-1)}`, type, bytes },
      { name: NAMES[(name.length + type.length) % NAMES.length] ?? name, type, bytes },
    ]),
  )
}

/** Names that want to be something else, or more than a name. */
const NAMES = [
  ...[
    'x.html',
    'x.pdf.html',
    'x.svg',
    'x".html',
    "x';.js",
    'x.pdf\u0000.html',
    'invoice\u202efdp.html',
  ],
  ...[
    '../../x.html',
    '..\\x.hta',
    'x.html;.pdf',
    '<img src=x onerror=top.hit(1)>.pdf',
    'x.pdf/',
    '.htaccess',
  ],
  ...[
    'x\r\nset-cookie: a=b\r\n\r\n<script>top.hit(1)</script>.pdf',
    'पत्र.html',
    `${'x'.repeat(200)}.exe`,
  ],
]
