import { hash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join, parse } from 'node:path'
import { refusalOf } from '../../../cms/extensions/school/src/website/prepare-upload.ts'
import { resolvedTree } from '../html/clean-html.ts'
import { contextOf } from './text-context.ts'
import { decodeEscapes, EMBEDDED, fileKeyOf, keysOfSizes, type Known } from './addresses.ts'
import { createFileNames } from '../format.ts'
import { createReach, fetchOld, NotRead, readInside } from './files.ts'
import type { OldFile, OldPage, OldSite } from './old-site.ts'
import { shortened, type AddNote, type Report } from '../report.ts'
import { createProgress } from '../rows.ts'
import { MHT, MHT_ADVICE } from './saved-folder.ts'

/** Leaves place for a number and an extension. */
const LONGEST_NAME = 80

const OTHER_KIND =
  'files of other kinds: save them as PDF, JPEG, PNG or WebP, and add them to the text'

/** The files of the website itself that a page shows or links, with their keys. */
function filesIn(page: OldPage, site: OldSite): [key: string, address: string][] {
  const found: [key: string, address: string][] = []
  const surroundings = { site, files: new Map(), pages: new Map(), add: () => {}, album: () => {} }
  const context = contextOf(page, surroundings)
  const take = (given: string): boolean => {
    const address = URL.parse(given, context.base)?.href
    const key = address === undefined ? null : fileKeyOf(address, site)
    if (address === undefined || key === null) return false
    found.push([key, address])
    return true
  }
  resolvedTree(page.html, {
    ...context,
    link: (href) => (take(href) ? href : null),
    picture: (address) => (take(address) ? { src: '/found', alt: '' } : null),
  })
  return found
}

/**
 * Saves the files of the website that it lists, and those that its pages show or link, each once. Returns them by their
 * keys, and all of their addresses, also those of smaller copies of a picture.
 */
export async function saveFiles(
  site: OldSite,
  folder: string,
  report: Report,
): Promise<{ files: Map<string, Known>; addresses: string[] }> {
  const listed = new Map<string, OldFile>()
  for (const file of site.files) {
    const key = fileKeyOf(file.address, site)
    if (key !== null && !listed.has(key)) listed.set(key, file)
    if (key === null)
      noteOf(file, report)('left-out', MHT.test(file.address) ? MHT_ADVICE : OTHER_KIND)
  }
  // A folder lists all of its files.
  const texts = [...site.posts, ...site.pages].filter(
    ({ html }) => !site.folder || html.includes('data:image'),
  )
  const search = createProgress('texts that are searched for files')
  const linked = texts
    .flatMap((page, index) => {
      search(index, texts.length)
      return filesIn(page, site)
    })
    .filter(([key]) => !site.folder || EMBEDDED.test(key))
  for (const [key, address] of linked)
    if (!keysOfSizes(key).some((each) => listed.has(each)))
      listed.set(key, { address, title: '', description: '' })
  const saved = new Map<string, Known>()
  const nameOf = createFileNames()
  const progress = createProgress('files of the old website')
  for (const [index, [key, file]] of [...listed].entries()) {
    progress(index, listed.size)
    const [, kind] = EMBEDDED.exec(file.address) ?? []
    const { name: long, ext } = parse(
      kind === undefined
        ? decodeEscapes(new URL(file.address).pathname)
        : `picture-${hash('sha256', key).slice(0, 10)}.${kind}`,
    )
    const bytes = await readBytes(file, site, long + ext).catch((error: unknown) => {
      if (!(error instanceof NotRead)) throw error
      noteOf(file, report)('left-out', 'files that cannot be read', error.message)
    })
    if (!bytes) continue
    const name = nameOf(long.slice(0, LONGEST_NAME) + ext)
    await writeFile(join(folder, 'files', name), bytes)
    const { title, description } = file
    saved.set(key, { name, ...(title && { title }), ...(description && { description }) })
  }
  const addresses = linked.map(([, address]) => address.replace(/[?#].*/, ''))
  return { files: saved, addresses: [...site.files.map(({ address }) => address), ...addresses] }
}

/** Throws NotRead, also of bytes that the CMS would refuse. */
async function readBytes(
  { path, address }: OldFile,
  { folder, reach = createReach() }: OldSite,
  name: string,
): Promise<Uint8Array> {
  const bytes =
    folder !== undefined && path !== undefined
      ? await readInside(folder, path)
      : EMBEDDED.test(address)
        ? await readEmbedded(address)
        : (await fetchOld(address, reach)).bytes
  const refusal = await refusalOf(Buffer.from(bytes), name)
  if (refusal !== null) throw new NotRead(refusal)
  return bytes
}

const readEmbedded = (address: string): Promise<Uint8Array> =>
  fetch(address)
    .then((response) => response.bytes())
    .catch(() => {
      throw new NotRead('it is damaged')
    })

const noteOf = ({ address, title, path }: OldFile, report: Report): AddNote =>
  report.about(`File “${path ?? (title || shortened(address, 200))}”`, shortened(address, 2_000))
