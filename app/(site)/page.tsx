import type { Metadata } from 'next'
import { Frame } from '@/components/frame/frame'
import { HomePage } from '@/components/templates/home-page'
import { metadataOf } from '@/lib/pages/metadata'
import { pageData } from '@/lib/pages/page-data'
import { getOwnPage } from '@/lib/content/collections/pages'

export async function generateMetadata(): Promise<Metadata> {
  return metadataOf(await getOwnPage('home'))
}

export default async function Home() {
  const page = await getOwnPage('home')
  return (
    <Frame current={page} things={await pageData(page)}>
      <HomePage />
    </Frame>
  )
}
