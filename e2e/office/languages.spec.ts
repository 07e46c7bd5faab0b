import { expect, test } from '@playwright/test'
import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5'
import { hrefOf } from '../../content/pages/page.ts'
import { pages } from '../../content/pages/index.ts'
import { idOf, request, type Row } from '../support/cms.ts'
import { readTokens } from '../support/instance.ts'
import { setUpServer } from '../support/set-up.ts'

// On a copy: every text of the CMS changes.
const instance = setUpServer('languages', (copy) => copy.start())

/** The texts of the CMS that visitors see. */
const TEXTS: Record<string, readonly string[]> = {
  '/items/notification': ['title', 'description'],
  '/items/heading': ['title', 'description'],
  '/items/pages': ['title', 'content'],
  '/items/faculty': ['name', 'designation', 'qualification', 'department'],
  '/items/gallery': ['title'],
  '/items/exam': ['title'],
  '/items/disclosure_document': ['title', 'remark'],
  '/items/board_result': ['remarks'],
  '/files': ['title', 'description'],
}
/** Pages that show what is written there. */
const SHOWING = [
  ...['/', '/notices', '/notices/1', '/notices/archive/general', '/Faculty', '/Gallery'],
  ...['/Disclosure', '/Curriculum', '/exam-center', '/site-map', '/search?q=sports'],
]
const HINDI = 'यह हिन्दी है'
const BENGALI = 'এটি বাংলা'

async function writeEverywhere(): Promise<void> {
  const { adminToken: token } = await readTokens(instance.copy.dataDir)
  const ask = (method: string, path: string, body?: object) =>
    request(instance.cmsUrl, { token }, method, path, body)
  for (const [path, fields] of Object.entries(TEXTS)) {
    const { rows } = await ask('GET', `${path}?limit=-1&fields=${['id', ...fields].join()}`)
    for (const row of rows) {
      const texts: Row = {}
      for (const field of fields) {
        const text = row[field]
        texts[field] = `${typeof text === 'string' ? text : ''} ${HINDI}, ${BENGALI}`
      }
      const changed = await ask('PATCH', `${path}/${idOf(row)}`, texts)
      expect(changed.status, `${path} ${changed.text}`).toBe(200)
    }
  }
}

const LANGUAGES = { hi: /\p{Script=Devanagari}/u, bn: /\p{Script=Bengali}/u }

/** The texts in Hindi or Bengali below a node that are not marked with their language. */
function unmarked(node: Tree.Node, lang = 'en'): string[] {
  if (node.nodeName === '#text') {
    const { value } = node as Tree.TextNode
    const scripts = Object.entries(LANGUAGES).filter(([, script]) => script.test(value))
    return scripts.every(([name]) => name === lang) ? [] : [value]
  }
  if (['head', 'script', 'style'].includes(node.nodeName) || !('childNodes' in node)) return []
  const attrs = 'attrs' in node ? node.attrs : []
  const own = attrs.find(({ name }) => name === 'lang')?.value ?? lang
  return node.childNodes.flatMap((child) => unmarked(child, own))
}

test('every passage in Hindi and Bengali is marked with its language', async () => {
  const getHtml = async (path: string) => (await fetch(instance.siteUrl + path)).text()
  await writeEverywhere()
  for (const path of SHOWING) {
    const shows = async () => (await getHtml(path)).includes(HINDI)
    await expect.poll(shows, { message: path, timeout: 20_000 }).toBe(true)
  }
  const question = `/search?q=${encodeURIComponent('हिन्दी বাংলা')}`
  for (const path of [...pages.map(hrefOf), ...SHOWING, question])
    expect.soft(unmarked(parse(await getHtml(path))), path).toEqual([])
  // The control: the walk finds a passage without its language.
  expect(unmarked(parse(`<p lang="bn">${HINDI}</p>`))).toEqual([HINDI])
})
