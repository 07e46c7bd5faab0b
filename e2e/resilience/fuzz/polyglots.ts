import fc from 'fast-check'
import sharp from 'sharp'
import { readGrammar } from './grammar.ts'

/** A file that is valid in two formats, or not in the one that it claims. */
export type Polyglot = {
  name: string
  /** The media type that the uploader claims. */
  type: string
  bytes: Buffer
}

const solid = { create: { width: 8, height: 8, channels: 3, background: 'red' } } as const

/** Inserts a comment after the first two bytes of a JPEG. */
const withComment = (jpeg: string, comment: string) => {
  const marker = `\xff\xfe\0${String.fromCharCode(comment.length + 2)}`
  return jpeg.slice(0, 2) + marker + comment + jpeg.slice(2)
}

/** Each with its own type and name, and with those of files that a school may publish. */
export async function makePolyglots(): Promise<Polyglot[]> {
  const picture = async (format: 'jpeg' | 'png' | 'webp' | 'gif') =>
    (await sharp(solid).toFormat(format).toBuffer()).toString('latin1')
  const [html = ''] = readGrammar('files').list('html')
  const jpeg = await picture('jpeg')
  const bytes = {
    ...{ gif: await picture('gif'), png: await picture('png'), webp: await picture('webp') },
    'jpeg-html': withComment(jpeg, html),
    'jpeg-js': withComment(jpeg, '*/=1;top.hit(1);/*'),
    utf16: Buffer.from(`\ufeff${html}`, 'utf16le').toString('latin1'),
    bom: Buffer.from(`\ufeff${html}`).toString('latin1'),
  }
  const extra = Object.entries(bytes).map(([name, value]) => [name, fc.constant(value)] as const)
  const { list, expand } = readGrammar('files', Object.fromEntries(extra))
  const names = list('file-name')
  return list('polyglot').flatMap((line) => {
    const [name = '', types = '', ...content] = line.split(' = ')
    const body = Buffer.from(expand(content.join(' = ')), 'latin1')
    return [...types.split('|'), 'application/pdf', 'image/png'].flatMap((type) => {
      const misleading = names[(name.length + type.length) % names.length] ?? name
      const own = `${name}.${name.split('-').at(-1)}`
      return [own, misleading].map((each) => ({ name: each, type, bytes: body }))
    })
  })
}
