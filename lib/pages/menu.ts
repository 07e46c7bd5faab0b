import 'server-only'
import { listExams } from '../exams.ts'
import { getPageTable, isEmpty, type Page, type PageGroup } from './pages.ts'
import { getParentLinks, type SectionItem } from '../sections/sections.ts'
import { localLink } from '../format/local-link.ts'
import { hrefOf, type Locale } from '../messages/messages.ts'
import type { School } from '../school/school.ts'
import type { Language } from 'school-schema/languages'

/** The page itself stays in its own list. */
async function withoutEmpty(
  language: Language,
  pages: readonly Page[],
  shown?: Page,
): Promise<Page[]> {
  const kept = pages.map(
    async (page) =>
      page.path === shown?.path || !isEmpty(page) || (await listExams(language, page)).length > 0,
  )
  const isKept = await Promise.all(kept)
  return pages.filter((_, index) => isKept[index])
}

/** The groups of the menu; empty pages and groups are left out. */
export async function listMenu(language: Language): Promise<PageGroup[]> {
  const { groups } = await getPageTable(language)
  const shown = groups.map(async (group) => ({
    ...group,
    pages: await withoutEmpty(language, group.pages),
  }))
  return (await Promise.all(shown)).filter(({ pages }) => pages.length > 0)
}

/** The pages of the same group, in order; the page itself is always included. */
export async function listSection(language: Language, page: Page): Promise<Page[]> {
  const { groups } = await getPageTable(language)
  return withoutEmpty(language, groups.find(({ title }) => title === page.group)?.pages ?? [], page)
}

/** The links for parents on the home page and in the phone's menu; those to pages that the school has not are left out. */
export async function listParentLinks(locale: Locale): Promise<(SectionItem & { link: string })[]> {
  const { find } = await getPageTable(locale.language)
  return (await getParentLinks(locale.language)).flatMap(({ link, ...item }) => {
    const [path = ''] = link?.split(/[?#]/) ?? []
    return link && (!path.startsWith('/') || find(decodeURI(path)))
      ? { ...item, link: localLink(locale, link) }
      : []
  })
}

/**
 * The target of "Pay Fees Online": the school's payment page, or the fee rules if there is none;
 * null if neither says how to pay.
 */
export function payFeesHref(
  locale: Locale,
  { paymentUrl, feeHours }: Pick<School, 'paymentUrl' | 'feeHours'>,
  { named }: { named: (name: string) => { path: string; content: object | null } | null },
): string | null {
  const rules = named('fee_payment_rules')
  const saysHow = rules !== null && (rules.content !== null || feeHours !== '')
  return paymentUrl ?? (saysHow ? hrefOf(locale, rules) : null)
}
