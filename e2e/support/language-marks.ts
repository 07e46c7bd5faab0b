import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5'

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

/** The language that an element says it is in. */
const languageAt = (node: Tree.Node) => attributeOf(node, 'lang', 'xml:lang')?.slice(0, 2)

/** The elements that repeat the language of those around them. */
export function repeated(node: Tree.Node, around?: string): string[] {
  if (!('childNodes' in node)) return []
  const lang = languageAt(node)
  const own = lang !== undefined && lang === around ? [`${node.nodeName} lang="${lang}"`] : []
  return [...own, ...node.childNodes.flatMap((child) => repeated(child, lang ?? around))]
}

/** The texts in Hindi or Bengali below a node without a `lang`. */
export function unmarked(node: Tree.Node, place: Place = { lang: 'en', isPlain: false }): string[] {
  if (node.nodeName === '#text') {
    const { value } = node as Tree.TextNode
    return isRight(value, place) ? [] : [value]
  }
  if (['head', 'script', 'style'].includes(node.nodeName) || !('childNodes' in node)) return []
  const lang = languageAt(node) ?? place.lang
  const alt = attributeOf(node, 'alt') ?? ''
  const isPlain = place.isPlain || node.nodeName === 'option'
  return [
    ...(isRight(alt, { lang, isPlain: true }) ? [] : [alt]),
    ...node.childNodes.flatMap((child) => unmarked(child, { lang, isPlain })),
  ]
}

/** Names begin with a capital, and the parts of an address have a sign next to them. */
const ENGLISH = /(?<![\w.@/-])(?!(?:https?|[ap]m)\b)[a-z]{2,}(?![\w.@/-])/

/** The texts of a page in another language that have an English word; on a page of the Board's form, those that are not marked as English. */
export function untranslated(node: Tree.Node, isForm = false): string[] {
  if (node.nodeName === '#text') {
    const { value } = node as Tree.TextNode
    return ENGLISH.test(value) ? [value] : []
  }
  if (['head', 'script', 'style'].includes(node.nodeName) || !('childNodes' in node)) return []
  if (isForm && attributeOf(node, 'lang') === 'en') return []
  // An address, which may break at its sign.
  if (attributeOf(node, 'href')?.startsWith('mailto:')) return []
  const label = attributeOf(node, 'alt', 'aria-label') ?? ''
  return [
    ...(ENGLISH.test(label) ? [label] : []),
    ...node.childNodes.flatMap((child) => untranslated(child, isForm)),
  ]
}

/** The unmarked texts of a feed: Atom's elements are plain, but `content` may be HTML as text. */
export function unmarkedInFeed(xml: string): string[] {
  const html: string[] = []
  const atom = xml.replace(/<content type="html">(.*?)<\/content>/gs, (_, content: string) => {
    html.push(content.replaceAll('&lt;', '<').replaceAll('&quot;', '"'))
    return ''
  })
  const plain = { lang: 'en', isPlain: true }
  return [...unmarked(parse(atom), plain), ...html.flatMap((content) => unmarked(parse(content)))]
}
