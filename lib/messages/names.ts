import type { NoticeCategory } from 'school-schema/notice-categories'
import { getMessages, t } from './messages.ts'

/** A group of the menu; a school's own has the name that it wrote. */
export function groupName(group: string): string {
  const names: Readonly<Record<string, string>> = getMessages().groups
  return names[group] ?? group
}

export const categoryName = (category: NoticeCategory): string =>
  getMessages().notices.categories[category]

/** A year, or a category of notices. */
type Filed =
  | { kind: 'year'; key: string; number?: number | null }
  | { kind: 'category'; key: NoticeCategory; number?: number | null }

/** What a page of the archive is called, and what it says below. */
export function archiveTexts(filed: Filed): { name: string; title: string; lead: string } {
  const name = filed.kind === 'year' ? filed.key : categoryName(filed.key)
  const title = t(`notices.${filed.kind}.title`, { name })
  const { number } = filed
  if (!number) return { name, title, lead: t(`notices.${filed.kind}.lead`, { name }) }
  return {
    name,
    title: t('notices.numbered.title', { title, number }),
    lead: t('notices.numbered.lead'),
  }
}
