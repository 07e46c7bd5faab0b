import { getMessages, t } from '@/lib/messages/messages'
import { localTimes } from '@/lib/messages/times'
import { Albums } from '@/components/albums/albums'
import { SchoolMap } from '@/components/embed/school-map'
import { BesideSlider } from '@/components/page/page-body'
import { MainText } from '@/components/page/main-text'
import { PageLink } from '@/components/page/page-link'
import { TitleBar } from '@/components/page/title-bar'
import { Breakable } from '@/components/ui/breakable'
import { Icon, type IconName } from '@/components/ui/icon'
import { Section } from '@/components/ui/section'
import { affiliationName, fillText, localValuesOf } from '@/lib/messages/values'
import { officeNote, type DayNote } from '@/lib/calendar/today-notes'
import { countTeachers, getDisclosure } from '@/lib/disclosure/disclosure'
import { listAlbums } from '@/lib/albums'
import { getOfficeStatus } from '@/lib/calendar/calendar'
import { getSchool, type School } from '@/lib/school/school'
import { listSections } from '@/lib/sections/sections'
import { listTeams } from '@/lib/people/teams'
import { getToday } from '@/lib/content/store/today'
import { officeTimes } from '@/lib/format/hours'
import { chatHref, telHref } from '@/lib/format/phone'
import { pictureOf, picturesOf } from '@/lib/sections/section-texts'
import type { TemplateProps } from './template'

/**
 * A text beside its pictures. About the school it has key figures too, and the pictures of the
 * gallery if it has none of its own.
 */
export async function BesidePictures({ page }: TemplateProps) {
  const own = picturesOf(await listSections(page.name))
  const isAbout = page.template === 'about'
  const pictures = isAbout && own.length === 0 ? picturesOf(await listSections('gallery')) : own
  const label = isAbout ? t('gallery.slider') : t('slider.ofPage', { title: page.title })
  return (
    <>
      <TitleBar page={page} />
      {isAbout && <SchoolFigures />}
      <BesideSlider page={page} slider={{ label, pictures, isFirst: true }}>
        <MainText page={page} />
      </BesideSlider>
    </>
  )
}

/** The size of the school. Figures that are not set are omitted; a single one is not shown. */
async function SchoolFigures() {
  const [teachers, { facts }] = await Promise.all([countTeachers(), getDisclosure()])
  const [clubs, houses] = await Promise.all([listTeams('club'), listTeams('house')])
  const { title, ...words } = getMessages().figures
  const figures: Record<keyof typeof words, number | null> = {
    teachers,
    sections: facts.sections,
    classrooms: facts.classrooms,
    laboratories: facts.laboratories,
    clubs: clubs.length,
    houses: houses.length,
  }
  const given = Object.entries(figures).filter(([, figure]) => figure)
  if (given.length < 2) return null
  return (
    <section aria-label={title} className="border-b border-line bg-marigold-tint">
      <dl className="page-width grid grid-cols-[repeat(auto-fit,minmax(min(100%,6rem),1fr))] gap-x-4 gap-y-5 py-6 text-center lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
        {given.map(([key, figure]) => (
          <div key={key} className="flex flex-col-reverse">
            <dt>{words[key as keyof typeof words]}</dt>
            <dd className="font-display text-4xl font-semibold text-flame">{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** The albums of the office, and the gallery slider beside the text. */
export async function GalleryPage({ page }: TemplateProps) {
  const sections = await listSections(page.name)
  const hero = sections.find(({ kind }) => kind === 'hero')
  return (
    <>
      <TitleBar page={page} hero={hero && pictureOf(hero)} />
      <div className="page-width py-10 md:py-12">
        <Albums albums={await listAlbums()} />
      </div>
      <div className="border-t border-line">
        <BesideSlider
          page={page}
          slider={{ label: t('gallery.slider'), pictures: picturesOf(sections) }}
        >
          <MainText page={page} />
        </BesideSlider>
      </div>
    </>
  )
}

/** How to contact the school: telephone, form, address. */
export async function ContactWays() {
  const school = await getSchool()
  return (
    <>
      <ContactFacts school={school} />
      <section
        aria-labelledby="enquire"
        className="no-print flex flex-wrap items-center justify-between gap-4 rounded-card border border-flame/30 bg-flame-tint p-6"
      >
        <div>
          <h2 id="enquire" className="text-2xl font-semibold">
            {t('contact.enquire.title')}
          </h2>
          <p className="mt-1">
            {fillText(getMessages().contact.enquire.text, localValuesOf(school))}
          </p>
        </div>
        <PageLink name="take_admission" className="button">
          {t('contact.sendAnEnquiry')}
        </PageLink>
      </section>
      <Section id="map" title={t('contact.map')}>
        <SchoolMap />
      </Section>
    </>
  )
}

type Fact = [
  icon: IconName,
  term: string,
  value: string,
  href?: string | undefined,
  note?: DayNote | null,
]

/** "Nursery to UKG: 9:40am-12:40pm" under the name of its classes; any other line as it is. */
function timingFact(line: string): Fact {
  const [, classes, hours] = /^(.+?):\s+(.+)$/.exec(line) ?? []
  return classes && hours
    ? ['clock', t('contact.timingsOf', { classes }), localTimes(hours)]
    : ['clock', t('contact.classTimings'), localTimes(line)]
}

const optionalFacts = ({ whatsapp, classTimings }: School): Fact[] => [
  ...(whatsapp
    ? [['message', t('contact.whatsapp'), whatsapp, chatHref(whatsapp)] satisfies Fact]
    : []),
  ...classTimings.map(timingFact),
]

const phoneFact = (phone: string): Fact => ['phone', t('contact.telephone'), phone, telHref(phone)]

const factsOf = (school: School, officeNow: DayNote | null): Fact[] => {
  const facts: Fact[] = [
    ...[school.phone, ...school.otherPhones].map(phoneFact),
    ['mail', t('contact.email'), school.email, `mailto:${school.email}`],
    ['pin', t('contact.address'), school.address],
    // Two lines: in one, the days would move to the next when the font arrives.
    ['clock', t('contact.schoolOffice'), officeTimes(school, '\n'), undefined, officeNow],
    ['rupee', t('contact.feeCounter'), localTimes(school.feeHours)],
    [
      'file',
      t('contact.codes', { affiliation: affiliationName(school.board) }),
      [school.affiliationNumber, school.schoolCode].filter(Boolean).join(' / '),
    ],
    ...optionalFacts(school),
  ]
  return facts.filter(([, , value]) => value)
}

async function ContactFacts({ school }: { school: School }) {
  const [office, today] = await Promise.all([getOfficeStatus(), getToday()])
  return (
    <dl className="grid gap-px overflow-hidden rounded-card border border-line bg-line sm:grid-cols-2 sm:[&>:last-child:nth-child(odd)]:col-span-2">
      {factsOf(school, office && officeNote({ school, office, today })).map(
        ([icon, term, value, href, note]) => (
          <div key={`${term} ${value}`} className="bg-paper p-5">
            <dt className="flex items-center gap-2 text-ink-soft">
              <Icon name={icon} className="text-flame" />
              {term}
            </dt>
            <dd className="mt-1 font-display text-xl font-semibold wrap-anywhere whitespace-pre-line md:text-2xl">
              {href ? (
                <a href={href} className="underline-offset-4 hover:text-flame hover:underline">
                  {href.startsWith('mailto:') ? <Breakable text={value} at="address" /> : value}
                </a>
              ) : (
                value
              )}
            </dd>
            {note && (
              <dd data-until={note.until} className="mt-1 text-ink-soft">
                {note.text}
              </dd>
            )}
          </div>
        ),
      )}
    </dl>
  )
}
