import 'server-only'
import type { Metadata } from 'next'
import { pageCard } from '../cards/card.ts'
import { classHref, className, type ClassOfSchool } from '../classes/classes.ts'
import type { Locale } from '../messages/messages.ts'
import { listReadings } from '../pages/languages.ts'
import { getClassesPage } from '../pages/pages.ts'
import { getSchool } from '../school/school.ts'
import { describe } from './metadata.ts'

/** The metadata of the page of a class, which is in every language of the school. */
export async function classMetadata(locale: Locale, found: ClassOfSchool): Promise<Metadata> {
  const [school, page] = await Promise.all([
    getSchool(locale.language),
    getClassesPage(locale.language),
  ])
  const name = className(locale, found)
  return describe(locale, school, {
    title: name,
    summary: locale.t('classes.lead', { name }),
    href: classHref(found),
    readings: await listReadings((language) => Promise.resolve({ language })),
    card: await pageCard(locale, page, school),
  })
}
