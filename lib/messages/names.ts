import type { Drawing } from 'school-schema/files/pictures'
import { DEFAULT_LANGUAGE } from 'school-schema/languages'
import { schoolDay } from 'school-schema/day'
import { formatDay } from './days.ts'
import type { Locale } from './messages.ts'
import type { NoticeCategory } from 'school-schema/choices'
import { ownValue } from 'school-schema/values/own-value'

/** A picture with its size in pixels, so that it causes no layout shift. */
export type Picture = {
  src: string
  /** The sizes of an uploaded picture; drawings have none. */
  srcSet?: string
  alt: string
  /** May be empty. */
  caption: string
  width: number
  height: number
  /** When it is not shown any more, in ISO 8601. */
  until?: string | null
}

/** A group of the menu; a school's own has the name that it wrote. */
export function groupName({ messages }: Locale, group: string): string {
  const names: Readonly<Record<string, string>> = messages.groups
  return ownValue(names, group) ?? group
}

/**
 * What a school writes of a fixed kind, such as a designation or a class, in the language of the page. A text without a
 * message stays as it is.
 */
export function termName({ language, messages, t }: Locale, text: string): string {
  if (language === DEFAULT_LANGUAGE) return text
  const terms: Readonly<Record<string, string>> = messages.terms
  return text
    .split(', ')
    .map((part) => {
      const [, kind, name = part] =
        /^(PGT|TGT|PRT|[Cc]lass teacher of|[Cc]lass) (.+)$/.exec(part) ?? []
      const [, group = name, section = ''] = /^(.*?)((?: [A-Z])?)$/.exec(name) ?? []
      const term = (ownValue(terms, group) ?? group) + section
      if (kind?.toLowerCase() === 'class') return t('values.class', { name: term })
      if (kind?.toLowerCase() === 'class teacher of')
        return t('values.classTeacher', { name: term })
      return kind ? `${kind} ${term}` : term
    })
    .join(', ')
}

/** What a part of a fee is for: "Tuition Fees", "Exam charges". */
export function feeTitle(locale: Locale, title: string): string {
  const { terms }: { terms: Readonly<Record<string, string>> } = locale.messages
  const key = title
    .toLowerCase()
    .replace(/ (?:fees?|charges?)$/, ' fee')
    .replace(/^exam /, 'examination ')
    .replace(/^lab /, 'laboratory ')
  return ownValue(terms, key) ?? termName(locale, title)
}

/** The post and designation of a member in one line. */
export const describeMember = (
  locale: Locale,
  member: { post: string | null; designation: string | null },
) =>
  [member.post, member.designation]
    .flatMap((text) => (text ? termName(locale, text) : []))
    .join(', ')

/** What the website calls the teacher in charge of a house or club. */
export const leaderRoleOf = (
  { t }: Locale,
  team: { kind: string; leaderRole: string | null },
): string => team.leaderRole ?? t(team.kind === 'house' ? 'houses.teacher' : 'clubs.president')

export const categoryName = ({ messages }: Locale, category: NoticeCategory): string =>
  messages.notices.categories[category]

/** A year, or a category of notices. */
type Filed =
  | { kind: 'year'; key: string; number?: number | null }
  | { kind: 'category'; key: NoticeCategory; number?: number | null }

/** What a page of the archive is called, and what it says below. */
export function archiveTexts(
  locale: Locale,
  filed: Filed,
): { name: string; title: string; lead: string } {
  const { t } = locale
  const name = filed.kind === 'year' ? filed.key : categoryName(locale, filed.key)
  const title = t(`notices.${filed.kind}.title`, { name })
  const { number } = filed
  if (!number) return { name, title, lead: t(`notices.${filed.kind}.lead`, { name }) }
  return {
    name,
    title: t('notices.numbered.title', { title, number }),
    lead: t('notices.numbered.lead'),
  }
}

/** The sentence about a past notice with its last day; one that ends at midnight was current until the day before. */
export function pastSentence(
  locale: Locale,
  { isPast, publishUntil }: { isPast: boolean; publishUntil: string | null },
): string | null {
  if (!isPast || publishUntil === null) return null
  const lastMoment = new Date(Date.parse(publishUntil) - 1)
  return locale.t('notices.isPast', { day: formatDay(locale, schoolDay(lastMoment)) })
}

/** Pictures that are not 1200 by 800. */
const SIZES: Partial<Record<Drawing, [width: number, height: number]>> = {
  club: [600, 450],
  'house-neem': [240, 300],
  'house-palash': [240, 300],
  'house-sagar': [240, 300],
  'house-surya': [240, 300],
  map: [1200, 700],
  'school-front': [1200, 900],
  'school-wide': [1680, 900],
}

/** An illustration in `public/pictures` by its name. */
export function getPicture({ messages }: Locale, name: Drawing): Picture {
  const { alt, caption } = messages.pictures[name]
  const [width, height] = SIZES[name] ?? [1200, 800]
  return { src: `/pictures/${name}.svg`, alt, caption, width, height }
}
