import { FormOrOffice, NoOpenForms } from '@/components/exams/exam-forms'
import { SchoolMap } from '@/components/map/school-map'
import { InsidePage } from '@/components/page/page-body'
import { ArrowLink, MainText } from '@/components/page/main-text'
import { FileLink } from '@/components/ui/file-link'
import { Section } from '@/components/ui/section'
import { noticePanel } from '@/content/pages/activities/abacus'
import { gamesSteps } from '@/content/pages/activities/cbse-games'
import { clubs, clubPicture, clubTexts } from '@/content/pages/activities/club'
import { houses, houseTexts, type House } from '@/content/pages/activities/house'
import { documents } from '@/content/pages/documents'
import { getPicture } from '@/content/pages/pictures'
import { fillText, valuesOf } from '@/content/pages/values'
import { listExams } from '@/lib/content/collections/exams'
import { getSchool } from '@/lib/content/collections/school'
import { documentKind } from '@/lib/format/document'
import type { TemplateProps } from './template'

/** The abacus programme beside the notice board of its classes. */
export async function AbacusPage({ page }: TemplateProps) {
  const values = valuesOf(await getSchool())
  const notices = noticePanel.notices.flatMap((notice) => fillText(notice, values) ?? [])
  return (
    <InsidePage page={page}>
      <div className="grid items-start gap-10 xl:grid-cols-[minmax(0,1fr)_17rem]">
        <section aria-labelledby="abacus" className="space-y-8">
          <h2 id="abacus" className="sr-only">
            {page.title}
          </h2>
          <MainText page={page} />
        </section>
        <section
          aria-labelledby="notice-board"
          className="overflow-hidden rounded-card border border-ink"
        >
          <h2
            id="notice-board"
            className="on-ink bg-ink px-4 py-3 text-lg font-semibold text-paper"
          >
            {noticePanel.title}
          </h2>
          <ul className="px-4">
            {notices.map((notice, index) => (
              <li key={index} className="border-line py-2.5 text-base not-first:border-t">
                {notice}
              </li>
            ))}
          </ul>
          <p className="border-t border-line px-4 py-2">
            <ArrowLink {...noticePanel.more} />
          </p>
        </section>
      </div>
    </InsidePage>
  )
}

/** The four houses with their banners, members and events. */
export async function HouseCards() {
  return (
    <div className="grid gap-5 md:max-lg:grid-cols-2 xl:grid-cols-2">
      {houses.map((house) => (
        <HouseCard key={house.name} house={house} />
      ))}
    </div>
  )
}

/** The colour of each banner. */
const colours: Record<House['banner'], string> = {
  'house-palash': 'border-t-flame bg-flame-tint/40',
  'house-surya': 'border-t-marigold bg-marigold-tint/40',
  'house-neem': 'border-t-leaf bg-leaf-tint/40',
  'house-sagar': 'border-t-ink bg-paper-deep/60',
}

/** A house with its banner, its leaders and its competitions. */
function HouseCard({ house }: { house: House }) {
  const { alt, caption, ...banner } = getPicture(house.banner)
  const facts: [term: string, values: readonly string[]][] = [
    [house.teacher.role, [house.teacher.name]],
    [houseTexts.captain, [house.captain]],
    [houseTexts.flagBearer, [house.flagBearer]],
    [houseTexts.events, house.events],
  ]
  return (
    <article
      aria-labelledby={house.banner}
      className={`grid grid-cols-[5.5rem_minmax(0,1fr)] items-start gap-5 rounded-card border border-t-8 border-line p-5 sm:grid-cols-[7rem_minmax(0,1fr)] ${colours[house.banner]}`}
    >
      <img alt={alt} {...banner} loading="lazy" />
      <div>
        <h2 id={house.banner} className="text-2xl font-semibold">
          {house.name}
        </h2>
        <p className="mb-4 text-ink-soft">{house.meaning}</p>
        <dl className="space-y-2 leading-snug">
          {facts.map(([term, values]) => (
            <div key={term}>
              <dt className="text-sm text-ink-soft">{term}</dt>
              {values.map((value) => (
                <dd
                  key={value}
                  className={term === houseTexts.events ? undefined : 'font-semibold'}
                >
                  {value}
                </dd>
              ))}
            </div>
          ))}
        </dl>
      </div>
    </article>
  )
}

/** The clubs with their presidents. The picture is decorative and the same on each. */
export async function ClubCards() {
  const { src, width, height } = clubPicture
  return (
    <Section id="clubs" title={clubTexts.title}>
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {clubs.map(({ name, president }) => (
          <li key={name} className="flex items-center gap-3 rounded-card border border-line p-3">
            <img
              alt=""
              src={src}
              width={width}
              height={height}
              loading="lazy"
              className="w-16 shrink-0 rounded"
            />
            <div className="min-w-0">
              <h3 className="text-lg font-semibold">{name}</h3>
              <p className="leading-snug">
                <span className="block text-sm text-ink-soft">{clubTexts.president} </span>
                {president}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** How a school registers a team for the CBSE games: annexure, form and venue. */
export async function GamesSteps({ page }: TemplateProps) {
  const [forms, { phone }] = await Promise.all([listExams(page), getSchool()])
  const { title, path } = documents.gamesAnnexure
  const steps = {
    annexure: <FileLink href={path} title={title} kind={documentKind(path)} />,
    form: forms.map((exam) => (
      <div key={exam.id} className="space-y-3">
        <h3 className="text-xl font-semibold">{exam.title}</h3>
        <FormOrOffice exam={exam} />
      </div>
    )),
    map: <SchoolMap />,
  }
  if (forms.length === 0)
    steps.form = [<NoOpenForms key="none" what="registration" phone={phone} />]
  return (
    <>
      {(['annexure', 'form', 'map'] as const).map((name) => (
        <Section key={name} id={name} title={gamesSteps[name].title}>
          <p className="max-w-measure">{gamesSteps[name].text}</p>
          {steps[name]}
        </Section>
      ))}
    </>
  )
}
