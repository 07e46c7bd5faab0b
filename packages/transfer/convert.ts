import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { keyOfAddress } from 'school-schema/addresses/old-address'
import { pagePathOf, spellingKey } from 'school-schema/pages/page-kinds'
import type { Row } from '../../cms/setup/client.ts'
import { cleanHtml } from './html/clean-html.ts'
import { toJson, toLines } from './format.ts'
import { fileAt, isHome, newAddressOf, pagesByKey, pathOf, placeOf } from './old-site/addresses.ts'
import { contextOf } from './old-site/text-context.ts'
import { createNewPages, readOld } from './old-site/pages.ts'
import { textIn } from './old-site/find-page.ts'
import type { OldPage, OldPost, OldSite } from './old-site/old-site.ts'
import { readLists } from './read-lists.ts'
import { createProgress } from './rows.ts'
import type { Report } from './report.ts'
import { saveFiles } from './old-site/save-files.ts'
import { readable } from './old-site/unicode.ts'

/** The category of a notice by the words of the old one. */
const CATEGORIES: readonly [words: RegExp, category: string][] = [
  [/exam|result|date ?sheet|परीक्षा|परिणाम|পরীক্ষা|ফলাফল/i, 'examinations'],
  [/admission|प्रवेश|ভর্তি/i, 'admissions'],
  [/\bfees?\b|शुल्क|फीस|ফি(?!\p{L})/iu, 'fees'],
  [/holiday|vacation|closed|अवकाश|छुट्टी|ছুটি/i, 'holidays'],
  [/sport|game|खेल|খেলা/i, 'sports'],
  [/event|celebration|competition|activit|function|उत्सव|समारोह|কার্যক্রম|অনুষ্ঠান/i, 'events'],
]

const categoryOf = ({ categories }: OldPost): string =>
  CATEGORIES.find(([words]) => categories.some((name) => words.test(name)))?.[1] ?? 'general'

/** Writes an old website into a folder that the import reads; `rows` are the pages of the new website. */
export async function convert(
  given: OldSite,
  folder: string,
  rows: readonly Row[],
  report: Report,
): Promise<void> {
  const site = readable(given, report)
  await mkdir(join(folder, 'texts'), { recursive: true })
  await mkdir(join(folder, 'files'))
  const { files, addresses } = await saveFiles(site, folder, report)
  const pages = pagesByKey(site)
  const lists = readLists(site, report)
  const newPageOf = createNewPages(site, rows, lists.targets, report)
  const newPages = site.pages.map((page) => ({ page, ...newPageOf(page) }))
  const paths = new Map<OldPage, string | undefined>(
    newPages.map(({ page, path }) => [
      page,
      isHome(page.address, site) ? '/' : (lists.targets.get(page.address) ?? path),
    ]),
  )
  const albums: { title: string; names: readonly string[] }[] = []
  const saveText = async (name: string, about: string, page: OldPage): Promise<string | null> => {
    const html = cleanHtml(
      page.html,
      contextOf(page, {
        ...{ site, files, pages },
        newPath: (target) => paths.get(target),
        add: report.about(about, placeOf(page.address)),
        album: (names) => albums.push({ title: page.title, names }),
      }),
    )
    await writeFile(join(folder, 'texts', name), toLines(html))
    return html === '' ? null : `text:${name}`
  }
  const notices: Row[] = []
  const posts = [...site.posts, ...lists.posts]
  const progress = createProgress('texts of the old website')
  for (const [index, post] of posts.entries()) {
    progress(index, posts.length)
    notices.push({
      title: post.title,
      date: post.date,
      category: categoryOf(post),
      description: await saveText(`post-${index + 1}.html`, `Notice “${post.title}”`, post),
      ...(post.event && { event_date: post.event.from, event_until: post.event.until }),
    })
  }
  const texts: Row[] = []
  const targets: [address: string, target: string][] = site.posts.flatMap((post, index) =>
    addressesOf(post).map((address): [string, string] => [address, `notification:${index + 1}`]),
  )
  for (const [index, { page, draft, target }] of newPages.entries()) {
    const content =
      draft && (await saveText(`page-${index + 1}.html`, `Page “${page.title}”`, page))
    if (content) texts.push({ ...draft, content })
    else if (draft)
      report.about(`Page “${page.title}”`, placeOf(page.address))(
        'left-out',
        'pages without a text',
      )
    for (const address of addressesOf(page))
      targets.push([
        address,
        isHome(address, site) ? '/' : (lists.targets.get(page.address) ?? target),
      ])
  }
  const unlisted = texts.filter((row) => 'other_addresses' in row && !row['menu_group'])
  if (unlisted.length > 0)
    report.about('Pages in no menu', placeOf(site.base))(
      'left-out',
      'a place in the menu: choose the Menu Group of each',
      unlisted.map(({ title }) => String(title)).join(', '),
    )
  for (const address of site.lists ?? []) targets.push([address, '/notices'])
  for (const address of addresses) {
    const file = fileAt(address, { site, files })
    if (file) targets.push([address, newAddressOf(file)])
  }
  const galleryFiles = albums.flatMap(({ names }, album) =>
    names.map((name, sort) => ({
      gallery_id: `gallery:${album + 1}`,
      directus_files_id: name,
      sort,
    })),
  )
  const written: Record<string, readonly unknown[]> = {
    files: [...files.values()],
    notification: notices,
    faculty: [...(site.staff ?? []), ...lists.staff],
    fee: lists.fees,
    calendar_date: lists.holidays.map((each) => ({ ...each, kind: 'Holiday' })),
    pages: texts,
    gallery: albums.map(({ title }) => ({ title })),
    gallery_files: galleryFiles,
    redirect: redirectsOf(targets, spellingsOf(rows), site, report),
  }
  for (const [name, list] of Object.entries(written))
    if (list.length > 0 || name === 'redirect')
      await writeFile(join(folder, `${name}.json`), toJson(list))
}

const addressesOf = ({ address, others = [] }: OldPage): string[] => [address, ...others]

/** The addresses of the pages that are published, in any spelling. */
const spellingsOf = (rows: readonly Row[]): Set<string> =>
  new Set(
    rows
      .filter(({ status }) => status === 'published')
      .flatMap((row) => [pagePathOf(row) ?? '', ...textIn(row, 'other_addresses').split('\n')])
      .filter(Boolean)
      .map(spellingKey),
  )

/** A row for every old address that the new website does not lead to a page itself. */
function redirectsOf(
  targets: readonly [string, string][],
  taken: ReadonlySet<string>,
  site: OldSite,
  report: Report,
): Row[] {
  const rows = new Map<string, Row>()
  for (const [address, target] of targets) {
    const path = pathOf(address, site)
    const old = path === null ? null : readOld(path)
    if (old !== null) {
      const key = keyOfAddress(old)
      if (!rows.has(key) && !taken.has(spellingKey(old)))
        rows.set(key, { old_address: old, new_address: target })
    } else if (path !== null && path !== '/')
      report.about(`Address ${path}`, placeOf(address))(
        'left-out',
        'addresses that the new website has itself, or that no website can have',
      )
  }
  return [...rows.values()]
}
