import 'server-only'
import { regionalCode } from 'school-schema/languages'
import type { MetadataRoute } from 'next'
import type { School } from '../school/school.ts'
import type { Locale } from '../messages/messages.ts'
import { paperColour } from './metadata.ts'
import { iconHref } from '../cards/emblem.ts'

/** The name, start and pictures with which a phone keeps the website on its home screen, in the language of the page. */
export function manifestOf(locale: Locale, school: School): MetadataRoute.Manifest {
  const { name } = school
  const start = locale.path('/')
  return {
    name,
    short_name: name,
    lang: regionalCode(locale.language),
    id: start,
    start_url: start,
    scope: '/',
    // With Back: the pages have no button of their own.
    display: 'minimal-ui',
    theme_color: paperColour,
    background_color: paperColour,
    icons: ([192, 512] as const).flatMap((size) =>
      (['any', 'maskable'] as const).map((purpose) => ({
        src: iconHref(school, size),
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose,
      })),
    ),
  }
}
