import type { Element, Parents, Root } from 'hast'
import { attributeOf, elementsIn, isElement, textOf } from '../html/tree.ts'
import { pageKeyOf } from './addresses.ts'
import type { OldSite } from './old-site.ts'
import { relativeTo, type SavedPage } from './page-addresses.ts'
import type { Item } from './wordpress-items.ts'

/** What menus have above a page, the nearest first, by the key of the page. */
export type Sections = ReadonlyMap<string, readonly string[]>

const isList = ({ tagName }: Element): boolean => /^(?:ul|ol)$/.test(tagName)

/** The words of an entry without those of the entries in it. */
function labelOf(entry: Element): string {
  const own = entry.children.filter(
    (child) => !isElement(child) || ![child, ...elementsIn(child)].some(isList),
  )
  return textOf({ type: 'root', children: own })
}

type AddLink = (link: Element, above: readonly string[]) => void

/** Adds each link of a page with the entries of lists, and the heading of the list, that it is below. */
function addLinks(parent: Parents, above: readonly string[], add: AddLink): void {
  let heading = ''
  for (const child of parent.children) {
    if (!isElement(child)) continue
    if (child.tagName === 'a') add(child, above)
    const isEntry = child.tagName === 'li'
    const name = isEntry ? labelOf(child) : isList(child) ? heading : ''
    // A link is not below its own words.
    const inner = isEntry ? child.children.filter(isElement) : [child]
    for (const each of inner) {
      const isBelow = name !== '' && (!isEntry || [each, ...elementsIn(each)].some(isList))
      const names = isBelow ? [name, ...above] : above
      if (isEntry && each.tagName === 'a') add(each, names)
      addLinks(each, names, add)
    }
    heading = /^h[2-6]$/.test(child.tagName) ? textOf(child) : ''
  }
}

/** The path to a page that it shows itself: "Home › About us › History". */
function crumbsIn(root: Root): string[] {
  const trail = elementsIn(root).find((each) =>
    /breadcrumb/i.test(`${String(each.properties['className'])} ${attributeOf(each, 'ariaLabel')}`),
  )
  const links = trail ? elementsIn(trail, 'a') : []
  return links.map(textOf).filter(Boolean).toReversed()
}

const LONGEST_NAME = 100

/** Links that do not name where they lead. */
const NO_NAME =
  /^(?:(?:click |read |know |view |see )?(?:here|more|all)|home|view|download|open|link|pdf|back|next|prev(?:ious)?|details|यहाँ क्लिक करें|और पढ़ें|देखें|डाउनलोड|দেখুন|ডাউনলোড)\W*$/iu

/** What the menus of saved pages have above each page, and what their links call it. */
export function linksOf(saved: readonly SavedPage[], site: OldSite) {
  const sections = new Map<string, Set<string>>()
  const names = new Map<string, string>()
  const add = (key: string | null, above: readonly string[]) => {
    if (key === null || above.length === 0) return
    const known = sections.get(key) ?? new Set()
    sections.set(key, known)
    for (const name of above) known.add(name)
  }
  for (const page of saved) {
    add(pageKeyOf(page.address, site), crumbsIn(page.root))
    const base = relativeTo(page)
    addLinks(page.root, [], (link, above) => {
      const key = pageKeyOf(attributeOf(link, 'href'), site, base)
      const name = textOf(link)
      if (key !== null && name !== '' && name.length <= LONGEST_NAME && !NO_NAME.test(name))
        names.set(key, names.get(key) ?? name)
      add(key, above)
    })
  }
  return { sections: new Map([...sections].map(([key, all]) => [key, [...all]])), names }
}

/** The same of the menus in an export of WordPress, by the ids of the pages. */
export function sectionsOfItems(items: readonly Item[]): Sections {
  const byId = new Map(items.map((item) => [item.id, item]))
  const shownBy = ({ meta }: Item) => meta.get('_menu_item_object_id') ?? ''
  const nameOf = (item: Item) => item.title || (byId.get(shownBy(item))?.title ?? '')
  const parentOf = ({ meta }: Item) => byId.get(meta.get('_menu_item_menu_item_parent') ?? '')
  return new Map(
    items
      .filter(({ type }) => type === 'nav_menu_item')
      .map((item) => {
        const above: string[] = []
        let parent = parentOf(item)
        // Damaged menus go round.
        for (; parent && above.length < 5; parent = parentOf(parent)) above.push(nameOf(parent))
        return [shownBy(item), above] as const
      })
      .filter(([, above]) => above.length > 0),
  )
}
