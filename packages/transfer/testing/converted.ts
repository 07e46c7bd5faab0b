import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Row } from '../../../cms/setup/client.ts'
import { convert } from '../convert.ts'
import { readPages } from '../old-site/read-pages.ts'
import { readWordpressFile } from '../old-site/read-wordpress.ts'
import { createReport } from '../report.ts'

/** A page of an old website. */
export const page = (title: string, body: string): string =>
  `<!doctype html><meta charset="utf-8"><title>${title}</title><h1>${title}</h1>${body}`

const published = { status: 'published', content: null, sample: false }

/** The pages of the new website. */
export const SITE: Row[] = [
  { ...published, page_name: 'about_us', address: '/AboutUs', title: 'About us', kind: 'about' },
  {
    ...published,
    ...{ page_name: 'Fees', address: '/Fees', title: 'Fees', kind: 'fees', content: '<p>Ours</p>' },
  },
]

const NO_MENU = 'Pages in no menu'

const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
  'base64',
)

/** A letter instead of the content of a picture or document stands for one. */
function bytesOf(name: string, content: string | Buffer): string | Buffer {
  if (content.length !== 1) return content
  if (name.endsWith('.pdf')) return `%PDF-${String(content)}`
  return /\.(?:jpe?g|png|webp)$/.test(name) ? PICTURE : content
}

/** What an old website becomes: a folder of these files, or an export file. */
export async function converted(source: Record<string, string | Buffer> | string, rows = SITE) {
  const folder = mkdtempSync(join(tmpdir(), 'convert-'))
  const [old, out] = [join(folder, 'old'), join(folder, 'new')]
  const files = typeof source === 'string' ? { 'export.xml': source } : source
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(old, name)), { recursive: true })
    writeFileSync(join(old, name), bytesOf(name, content))
  }
  const report = createReport()
  const site =
    typeof source === 'string'
      ? await readWordpressFile(join(old, 'export.xml'), report)
      : await readPages(old, report)
  await convert(site, out, rows, report)
  const listOf = (name: string): Row[] => {
    const path = join(out, `${name}.json`)
    return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Row[]) : []
  }
  const withText = (row: Row, column: string): Row => {
    const name = /^text:(.*)/.exec(String(row[column]))?.[1]
    return name
      ? { ...row, [column]: readFileSync(join(out, 'texts', name), 'utf8').replaceAll('\n', '') }
      : row
  }
  const redirects = listOf('redirect').map(({ old_address, new_address }) => [
    String(old_address),
    new_address,
  ])
  const result = {
    pages: listOf('pages').map((row) => withText(row, 'content')),
    notices: listOf('notification').map((row) => withText(row, 'description')),
    redirects: Object.fromEntries(redirects) as Record<string, unknown>,
    gallery: listOf('gallery'),
    galleryFiles: listOf('gallery_files'),
    files: listOf('files'),
    faculty: listOf('faculty'),
    entries: report.entries.filter(({ about }) => about !== NO_MENU),
    /** The titles of the pages that are in no menu. */
    unlisted: report.entries.find(({ about }) => about === NO_MENU)?.detail ?? '',
  }
  rmSync(folder, { recursive: true })
  return result
}
