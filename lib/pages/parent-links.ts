import 'server-only'
import { getPageTable } from '../content/collections/pages.ts'
import { getParentLinks, type SectionItem } from '../content/collections/sections.ts'
import { localLink } from '../format/href.ts'

/** The links for parents on the home page and in the phone's menu; those to pages that the school has not are left out. */
export async function listParentLinks(): Promise<(SectionItem & { link: string })[]> {
  const { find } = await getPageTable()
  return (await getParentLinks()).flatMap(({ link, ...item }) => {
    const [path = ''] = link?.split(/[?#]/) ?? []
    return link && (!path.startsWith('/') || find(decodeURI(path)))
      ? { ...item, link: localLink(link) }
      : []
  })
}
