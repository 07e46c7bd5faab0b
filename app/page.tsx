import type { Metadata } from 'next'
import { Frame } from '@/components/frame/frame'
import { getSchool } from '@/lib/cms/school'
import { metadataOf } from '@/lib/site/metadata'
import { getPageAt } from '@/lib/site/pages'
import { renderTemplate } from './[page]/templates'

export const revalidate = 300

const page = getPageAt('/')

export function generateMetadata(): Promise<Metadata> {
  return metadataOf(page)
}

export default async function Home() {
  const [school, body] = await Promise.all([getSchool(), renderTemplate(page)])
  return (
    <Frame school={school} current={page}>
      {body}
    </Frame>
  )
}
