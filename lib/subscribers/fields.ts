import 'server-only'
import { noticeCategories, type NoticeCategory } from 'school-schema/choices'
import { classSlug, listClassesIn, parseClass } from 'school-schema/classes/class-names'
import { DEFAULT_LANGUAGE } from 'school-schema/languages'
import { listDates } from '../calendar/calendar.ts'
import { listClasses } from '../classes/class-content.ts'
import { className, type ClassOfSchool } from '../classes/classes.ts'
import type { SubscriberChange } from '../content/client/subscribers.ts'
import { listChosen, type Field } from '../enquiry/form.ts'
import { slugOf } from '../format/slug.ts'
import type { Locale } from '../messages/messages.ts'
import { listNotices } from '../notices/notices.ts'

/** The address, in the form of the page. */
export const addressField: Field = {
  name: 'mail_address',
  required: true,
  kind: 'email',
  autoComplete: 'email',
}

/** What a subscriber chooses, also later. */
export const choiceFields: readonly Field[] = [
  { name: 'notice_groups', required: false, kind: 'choices' },
  { name: 'notice_categories', required: false, kind: 'choices' },
  { name: 'notice_time', required: false, kind: 'choice' },
]

/** What the choice of one e-mail a day posts. */
const EVENING = 'evening'

/** A group by the key that a subscription stores; another one than a class, such as Hostel, is known by its name. */
export function groupOf(key: string): ClassOfSchool {
  const known = parseClass(key)
  return { slug: known ? classSlug(known) : slugOf(key), name: key, known }
}

/** The classes of the school, and the other groups for which there are notices or dates: Hostel, Bus 3. */
async function listGroups(): Promise<ClassOfSchool[]> {
  const rows = [await listNotices(DEFAULT_LANGUAGE), await listDates(DEFAULT_LANGUAGE)].flat()
  const names = rows.flatMap(({ audience }) => audience ?? [])
  const others = names.filter((name) => listClassesIn(name).length === 0).map(groupOf)
  const groups = [...(await listClasses()), ...others]
  return [...new Map(groups.map((each) => [each.slug, each])).values()]
}

/** The fields of a choice with their words and options; those without a choice are left out. */
export async function labelChoices(locale: Locale) {
  const { messages, t } = locale
  const categories = Object.keys(noticeCategories) as NoticeCategory[]
  const options: Partial<Record<Field['name'], { value: string; label: string }[]>> = {
    notice_groups: (await listGroups()).map((each) => ({
      value: each.known ? each.slug : each.name,
      label: className(locale, each),
    })),
    notice_categories: categories.map((value) => ({
      value,
      label: messages.notices.categories[value],
    })),
    notice_time: [
      { value: 'now', label: t('noticeMails.atOnce') },
      { value: EVENING, label: t('noticeMails.evening') },
    ],
  }
  return choiceFields.flatMap((field) => {
    const own = options[field.name] ?? []
    return own.length > 0
      ? [{ ...field, ...messages.enquiry.fields[field.name], options: own }]
      : []
  })
}

const [MOST, LONGEST] = [60, 60]

/** The choice in posted values; what is no option of any form of ours is left out. */
export function choiceIn(
  values: Record<string, string>,
): Required<Pick<SubscriberChange, 'groups' | 'categories' | 'evening'>> {
  const groups = listChosen(values.notice_groups).filter(({ length }) => length <= LONGEST)
  return {
    groups: groups.slice(0, MOST),
    categories: listChosen(values.notice_categories).filter((each) =>
      Object.hasOwn(noticeCategories, each),
    ),
    evening: values.notice_time === EVENING,
  }
}

/** The same as values of the form. */
export const valuesOfChoice = ({
  groups,
  categories,
  evening,
}: ReturnType<typeof choiceIn>): Record<string, string> => ({
  notice_groups: groups.join('\n'),
  notice_categories: categories.join('\n'),
  notice_time: evening ? EVENING : 'now',
})
