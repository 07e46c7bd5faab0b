import type { MetadataRoute } from 'next'
import { getSchool } from '@/lib/content/collections/school'
import { iconHref } from '@/lib/sharing/og/emblem'
import { paperColour } from '@/lib/pages/metadata'

/** The name and pictures with which a phone keeps the website on its home screen. */
export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const school = await getSchool()
  const { name } = school
  return {
    name,
    short_name: name,
    id: '/',
    start_url: '/',
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
