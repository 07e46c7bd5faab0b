import { sampleFiles } from '../../cms/sample/files.ts'
import { hrefOf } from '../../content/pages/page.ts'
import { pages } from '../../content/pages/index.ts'
import { pictureTexts } from '../../content/pages/pictures.ts'
import { expect, test } from '../support/test.ts'

const MAX_USES = 3

const fileNames = new Map(sampleFiles.map(({ id, name }) => [id, name]))

/**
 * The pictures in the content of a page; an illustration of the site and its copy in the CMS count
 * as one. Other tests upload their own pictures.
 */
function picturesIn(html: string): string[] {
  const [, main = ''] = /<main[^>]*>(.*)<\/main>/s.exec(html) ?? []
  const names = [...main.matchAll(/<img[^>]* src="\/(?:pictures|assets)\/([^".?]+)/g)].map(
    ([, name = '']) => fileNames.get(name)?.replace('.webp', '') ?? name,
  )
  return names.filter((name) => name in pictureTexts)
}

/** The specification shows one picture on all nine club cards. */
const REPEATED = ['club']

test('no picture is twice on a page, and none more than three times on the site', async ({
  request,
}) => {
  const places = new Map<string, string[]>()
  for (const page of pages) {
    const names = picturesIn(await (await request.get(hrefOf(page))).text())
    const once = names.filter((name) => !REPEATED.includes(name))
    expect.soft(new Set(once).size, page.path).toBe(once.length)
    for (const name of new Set(names)) places.set(name, [...(places.get(name) ?? []), page.path])
  }
  expect(places.size).toBeGreaterThan(30)
  expect([...places].filter(([, paths]) => paths.length > MAX_USES)).toEqual([])
})
