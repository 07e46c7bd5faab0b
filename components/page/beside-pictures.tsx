import type { LocaleProps } from '@/lib/messages/messages'
import { BesideSlider } from '@/components/page/page-body'
import { MainText, type TemplateProps } from '@/components/page/main-text'
import { TitleBar } from '@/components/page/title-bar'
import { countTeachers, getDisclosure } from '@/lib/disclosure/disclosure'
import { listSections } from '@/lib/sections/sections'
import { listTeams } from '@/lib/people/teams'
import { picturesOf } from '@/lib/sections/section-texts'

/**
 * A text next to its pictures. About the school it has key figures too, and the pictures of the
 * gallery if it has none itself.
 */
export async function BesidePictures({ locale, page }: TemplateProps) {
  const own = picturesOf(locale, await listSections(locale.language, page.name))
  const isAbout = page.template === 'about'
  const pictures =
    isAbout && own.length === 0
      ? picturesOf(locale, await listSections(locale.language, 'gallery'))
      : own
  const label = isAbout
    ? locale.t('gallery.slider')
    : locale.t('slider.ofPage', { title: page.title })
  return (
    <>
      <TitleBar locale={locale} page={page} />
      {isAbout && <SchoolFigures locale={locale} />}
      <BesideSlider locale={locale} page={page} slider={{ label, pictures, isFirst: true }}>
        <MainText locale={locale} page={page} />
      </BesideSlider>
    </>
  )
}

/** The size of the school. Figures that are not set are omitted; a single one is not shown. */
async function SchoolFigures({ locale }: LocaleProps) {
  const [teachers, { facts }] = await Promise.all([
    countTeachers(locale.language),
    getDisclosure(locale.language),
  ])
  const [clubs, houses] = await Promise.all([
    listTeams(locale.language, 'club'),
    listTeams(locale.language, 'house'),
  ])
  const { title, ...words } = locale.messages.figures
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
