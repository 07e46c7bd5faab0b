import type { Metadata } from 'next'
import { ErrorScreen } from '@/components/frame/error-screen'
import { Frame } from '@/components/frame/frame'
import { getSchool } from '@/lib/cms/school'

export async function generateMetadata(): Promise<Metadata> {
  const { name } = await getSchool()
  return { title: `404 Not Found | ${name}`, robots: { index: false } }
}

export default async function NotFound() {
  const school = await getSchool()
  return (
    <Frame school={school} current={null}>
      <ErrorScreen
        message="404 Not Found"
        advice="There is no page at this address. It may have moved, or the address may have been copied incompletely."
        phone={school.phone}
      />
    </Frame>
  )
}
