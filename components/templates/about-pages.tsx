import { Albums, GalleryHero } from '@/components/gallery/albums'
import { SchoolMap } from '@/components/map/school-map'
import { PictureFilter } from '@/components/page/deferred'
import { Figure } from '@/components/page/figure'
import { InsidePage, PageBody } from '@/components/page/page-body'
import { PageWords } from '@/components/page/page-words'
import { TitleBar } from '@/components/page/title-bar'
import { BesideSlider, Slider } from '@/components/slider/slider'
import { Icon, type IconName } from '@/components/ui/icon'
import { getPageAt } from '@/content/pages'
import { contactWords } from '@/content/pages/about/contact-us'
import { sliderLabel, sliderPictures } from '@/content/pages/about/gallery'
import {
  infrastructureFilters,
  infrastructureLabel,
  infrastructurePictures,
} from '@/content/pages/about/infrastructure'
import { hrefOf } from '@/content/pages/page'
import { listAlbums } from '@/lib/content/collections/gallery'
import { getSchool, type School } from '@/lib/content/collections/school'
import { telHref } from '@/lib/format/phone'
import type { TemplateProps } from './template'

/** The story of the school beside the gallery slider. */
export async function AboutPage({ page }: TemplateProps) {
  return (
    <>
      <TitleBar page={page} />
      <BesideSlider
        page={page}
        slider={<Slider label={sliderLabel} pictures={sliderPictures} isFirst />}
      >
        <PageWords page={page} />
      </BesideSlider>
    </>
  )
}

/** The campus in pictures, by category, and in words. */
export async function InfrastructurePage({ page, query }: TemplateProps) {
  return (
    <>
      <TitleBar page={page} />
      <section aria-label={infrastructureLabel} className="page-width pt-8 md:pt-10">
        <PictureFilter
          filters={infrastructureFilters}
          asked={query.show}
          pictures={infrastructurePictures.map((picture, index) => ({
            category: picture.category,
            key: picture.src,
            figure: <Figure picture={picture} isFirst={index === 0} />,
          }))}
        />
      </section>
      <PageBody page={page}>
        <PageWords page={page} />
      </PageBody>
    </>
  )
}

/** The albums of the office, and the gallery slider beside the words. */
export async function GalleryPage({ page }: TemplateProps) {
  const albums = await listAlbums()
  return (
    <>
      <GalleryHero page={page} />
      <div className="page-width py-10 md:py-12">
        <Albums albums={albums} />
      </div>
      <div className="border-t border-line">
        <BesideSlider page={page} slider={<Slider label={sliderLabel} pictures={sliderPictures} />}>
          <PageWords page={page} />
        </BesideSlider>
      </div>
    </>
  )
}

/** How to reach the school: by telephone, in writing, on foot. */
export async function ContactPage({ page }: TemplateProps) {
  return (
    <InsidePage page={page}>
      <ContactFacts school={await getSchool()} />
      <Enquire />
      <section aria-labelledby="map" className="space-y-4">
        <h2 id="map" className="text-2xl font-semibold">
          {contactWords.map}
        </h2>
        <SchoolMap />
      </section>
      <PageWords page={page} />
    </InsidePage>
  )
}

type Fact = { icon: IconName; term: string; value: string; href?: string }

function factsOf(school: School): Fact[] {
  return [
    { icon: 'phone', term: 'Telephone', value: school.phone, href: telHref(school.phone) },
    { icon: 'mail', term: 'E-mail', value: school.email, href: `mailto:${school.email}` },
    { icon: 'pin', term: 'Address', value: school.address },
    { icon: 'clock', term: 'School office', value: school.officeHours },
    { icon: 'rupee', term: 'Fee counter', value: school.feeHours },
    {
      icon: 'file',
      term: 'CBSE affiliation number and school code',
      value: `${school.affiliationNumber} / ${school.schoolCode}`,
    },
  ]
}

/** How to reach the school, large enough to be read out over the telephone. */
function ContactFacts({ school }: { school: School }) {
  return (
    <dl className="grid gap-px overflow-hidden rounded-card border border-line bg-line sm:grid-cols-2">
      {factsOf(school).map(({ icon, term, value, href }) => (
        <div key={term} className="bg-paper p-5">
          <dt className="flex items-center gap-2 text-ink-soft">
            <Icon name={icon} className="text-flame" />
            {term}
          </dt>
          <dd className="mt-1 font-display text-xl font-semibold wrap-anywhere md:text-2xl">
            {href ? (
              <a href={href} className="underline-offset-4 hover:text-flame hover:underline">
                {value}
              </a>
            ) : (
              value
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** The way to the enquiry form, for who would rather write than call. */
function Enquire() {
  return (
    <section
      aria-labelledby="enquire"
      className="no-print flex flex-wrap items-center justify-between gap-4 rounded-card border border-flame/30 bg-flame-tint p-6"
    >
      <div>
        <h2 id="enquire" className="text-2xl font-semibold">
          {contactWords.enquire.title}
        </h2>
        <p className="mt-1">{contactWords.enquire.text}</p>
      </div>
      <a href={hrefOf(getPageAt('/TakeAdmission'))} className="button">
        Send an enquiry
      </a>
    </section>
  )
}
