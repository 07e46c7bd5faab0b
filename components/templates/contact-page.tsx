import { ContactFacts } from '@/components/contact/contact-facts'
import { Enquire } from '@/components/contact/enquire'
import { SchoolMap } from '@/components/map/school-map'
import { PageBody } from '@/components/page/page-body'
import { PageWords } from '@/components/page/page-words'
import { TitleBar } from '@/components/page/title-bar'
import { contactWords } from '@/content/pages/about/contact-us'
import { getSchool } from '@/lib/content/collections/school'
import type { TemplateProps } from './template'

/** How to reach the school: by telephone, in writing, on foot. */
export async function ContactPage({ page }: TemplateProps) {
  return (
    <>
      <TitleBar page={page} />
      <PageBody page={page}>
        <ContactFacts school={await getSchool()} />
        <Enquire />
        <section aria-labelledby="map" className="space-y-4">
          <h2 id="map" className="text-2xl font-semibold">
            {contactWords.map}
          </h2>
          <SchoolMap />
        </section>
        <PageWords page={page} />
      </PageBody>
    </>
  )
}
