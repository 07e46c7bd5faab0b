import { localLink } from '../format/href.ts'
import 'server-only'
import sampleSections from '../../sample/section.json' with { type: 'json' }
import { getPageTable } from '../content/collections/pages.ts'
import { getParentLinks, itemsIn, type SectionItem } from '../content/collections/sections.ts'

/** Those of a school whose home page has no such block. */
const initial = () => itemsIn(sampleSections.find(({ kind }) => kind === 'parents')?.items)

/** The links for parents on the home page and in the phone's menu; those to pages that the school has not are left out. */
export async function listParentLinks(): Promise<(SectionItem & { link: string })[]> {
  const { find } = await getPageTable()
  return ((await getParentLinks()) ?? initial()).flatMap(({ link, ...item }) => {
    const [path = ''] = link?.split(/[?#]/) ?? []
    return link && (!path.startsWith('/') || find(decodeURI(path)))
      ? { ...item, link: localLink(link) }
      : []
  })
}
