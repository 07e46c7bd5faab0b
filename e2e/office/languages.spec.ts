import { expect, test } from 'playwright/test'
import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5'
import { collections, CONTENT_COLLECTIONS } from '../../cms/model/index.ts'
import { hrefOf } from '../../content/pages/page.ts'
import { pages } from '../../content/pages/index.ts'
import { idOf, request, type Row } from '../support/cms.ts'
import { readTokens } from '../support/servers/instance.ts'
import { setUpServer } from '../support/servers/set-up.ts'

// On a copy: every text of the CMS changes.
const instance = setUpServer('languages', (copy) => copy.start())

type Field = (typeof collections)[number]['fields'][number]

/** Free text: a field with a rule allows digits or addresses only. */
const isText = ({ meta }: Field) =>
  ['input', 'input-multiline', 'input-rich-text-html'].includes(String(meta['interface'])) &&
  !meta['validation'] &&
  !meta['hidden']

/** Every text of the website in the CMS: the address of its rows, and its fields. */
const TEXTS = [
  ...collections
    .filter(({ collection }) => CONTENT_COLLECTIONS.includes(collection))
    .map(({ collection, fields }) => {
      const texts = fields.filter((field) => /^(string|text)$/.test(field.type) && isText(field))
      return [`/items/${collection}`, texts.map(({ field }) => field)] as const
    }),
  ['/files', ['title', 'description']] as const,
].filter(([, fields]) => fields.length > 0)

/** Pages that show these texts. */
const SHOWING = [
  ...['/', '/notices', '/notices/1', '/notices/archive/2026', '/Faculty', '/Gallery'],
  ...['/Disclosure', '/Curriculum', '/exam-center', '/site-map', '/search?q=sports'],
  ...['/FeePaymentRules', '/Contact%20Us', '/notices/feed.xml', '/calendar.ics'],
]
// Short: the name of a class has 20 characters.
const HINDI = 'नीला'
const BENGALI = 'সবুজ'

async function writeEverywhere(): Promise<void> {
  const { adminToken: token } = await readTokens(instance.copy.dataDir)
  const ask = (method: string, path: string, body?: object) =>
    request(instance.cmsUrl, { token }, method, path, body)
  for (const [path, fields] of TEXTS) {
    const { rows, row: single } = await ask(
      'GET',
      `${path}?limit=-1&fields=${['id', ...fields].join()}`,
    )
    for (const row of rows.length > 0 ? rows : [single]) {
      const texts: Row = {}
      for (const field of fields) {
        const text = row[field]
        texts[field] = `${typeof text === 'string' ? text : ''} ${HINDI}, ${BENGALI}`
      }
      const place = rows.length > 0 ? `${path}/${idOf(row)}` : path
      const changed = await ask('PATCH', place, texts)
      expect(changed.status, `${place} ${changed.text}`).toBe(200)
    }
  }
}

const LANGUAGES = { hi: /\p{Script=Devanagari}/u, bn: /\p{Script=Bengali}/u }

const scriptsIn = (text: string) =>
  Object.entries(LANGUAGES).flatMap(([name, script]) => (script.test(text) ? [name] : []))

type Place = {
  lang: string
  /** It contains no elements, so it can only have one language. */
  isPlain: boolean
}

const isRight = (text: string, { lang, isPlain }: Place) => {
  const scripts = scriptsIn(text)
  return isPlain && scripts.length > 0
    ? scripts.includes(lang)
    : scripts.every((name) => name === lang)
}

const attributeOf = (node: Tree.Node, ...names: string[]) =>
  'attrs' in node ? node.attrs.find(({ name }) => names.includes(name))?.value : undefined

/** The texts in Hindi or Bengali below a node without a `lang`. */
function unmarked(node: Tree.Node, place: Place = { lang: 'en', isPlain: false }): string[] {
  if (node.nodeName === '#text') {
    const { value } = node as Tree.TextNode
    return isRight(value, place) ? [] : [value]
  }
  if (['head', 'script', 'style'].includes(node.nodeName) || !('childNodes' in node)) return []
  const lang = attributeOf(node, 'lang', 'xml:lang') ?? place.lang
  const alt = attributeOf(node, 'alt') ?? ''
  const isPlain = place.isPlain || node.nodeName === 'option'
  return [
    ...(isRight(alt, { lang, isPlain: true }) ? [] : [alt]),
    ...node.childNodes.flatMap((child) => unmarked(child, { lang, isPlain })),
  ]
}

/** The same for a feed: Atom's elements are plain, but `content` may be HTML as text. */
function unmarkedInFeed(xml: string): string[] {
  const html: string[] = []
  const atom = xml.replace(/<content type="html">(.*?)<\/content>/gs, (_, content: string) => {
    html.push(content.replaceAll('&lt;', '<').replaceAll('&quot;', '"'))
    return ''
  })
  const plain = { lang: 'en', isPlain: true }
  return [...unmarked(parse(atom), plain), ...html.flatMap((content) => unmarked(parse(content)))]
}

test('every passage in Hindi and Bengali is marked with its language', async () => {
  const read = async (path: string) => (await fetch(instance.siteUrl + path)).text()
  await writeEverywhere()
  for (const path of SHOWING) {
    const shows = async () => (await read(path)).includes(HINDI)
    await expect.poll(shows, { message: path, timeout: 20_000 }).toBe(true)
  }
  const isPage = (path: string) => !/\.(xml|ics)$/.test(path)
  const questions = [`/search?q=${encodeURIComponent(`${HINDI} ${BENGALI}`)}`, '/no-such-page']
  for (const path of [...pages.map(hrefOf), ...SHOWING.filter(isPage), ...questions])
    expect.soft(unmarked(parse(await read(path))), path).toEqual([])
  expect.soft(unmarkedInFeed(await read('/notices/feed.xml'))).toEqual([])
  expect.soft(await read('/calendar.ics')).toMatch(/^NAME;LANGUAGE=hi:/m)
  // The control: the function finds a passage without its language, and a picture.
  expect(unmarked(parse(`<p lang="bn">${HINDI}</p><img alt="${BENGALI}">`))).toEqual([
    HINDI,
    BENGALI,
  ])
  expect(unmarkedInFeed(`<feed><title>${HINDI}</title></feed>`)).toEqual([HINDI])
})
