import type { MetadataRoute } from 'next'
import { getSchool } from '@/lib/content/collections/school'
import { paperColour } from '@/lib/pages/metadata'

/** The name and pictures with which a phone keeps the website on its home screen. */
export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const { name } = await getSchool()
  return {
    name,
    short_name: name,
    start_url: '/',
    display: 'browser',
    theme_color: paperColour,
    background_color: paperColour,
    icons: [192, 512].map((size) => ({
      src: `/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
    })),
  }
}
