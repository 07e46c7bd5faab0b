import { editable } from '@/lib/content/store/drafts'
import { localLink } from '@/lib/format/local-link'
import type { ReactNode } from 'react'
import { Closing } from '@/components/home/closing'
import { Headings } from '@/components/home/headings'
import { ParentLinks, SectionHead } from '@/components/home/parents'
import { Cards, QuestionList, Reasons } from '@/components/sections/items'
import { EDITED, isOnEveryPage, SectionPart } from '@/components/sections/page-sections'
import { Figure } from '@/components/ui/picture'
import type { Values } from '@/lib/messages/values'
import type { Heading } from '@/lib/headings'
import type { School } from '@/lib/school/school'
import type { Section } from '@/lib/sections/sections'
import type { SectionKind } from 'school-schema/choices'
import { listParentLinks } from '@/lib/pages/menu'
import { paragraphsOf, pictureOf } from '@/lib/sections/section-texts'
import { getValues } from '@/lib/pages/text'
import type { LocaleProps } from '@/lib/messages/messages'

type Props = LocaleProps & {
  section: Section
  school: School
  values: Values
  headings: readonly Heading[]
}

/** The sections of the home page below the notices, in the order of the office. */
export async function HomeSections({
  sections,
  ...shown
}: Omit<Props, 'section' | 'values'> & { sections: readonly Section[] }) {
  const values = await getValues()
  const parents = await listParentLinks(shown.locale)
  const lists = { headings: shown.headings, parents }
  return sections.map((section) => {
    if (!isFilled(section, lists)) return null
    const props = { ...shown, section, values: values(section) }
    if (section.kind === 'closing') return <Closing key={section.id} {...props} />
    const { Shown, ...frame } = PARTS[section.kind] ?? PLAIN
    return (
      <Frame key={section.id} locale={shown.locale} section={section} {...frame}>
        <Shown {...props} />
      </Frame>
    )
  })
}

type Lists = { headings: readonly Heading[]; parents: readonly unknown[] }

/** Whether a part has more than its heading, which by itself announces nothing; a kind of another page shows nothing here. */
function isFilled(section: Section, { headings, parents }: Lists): boolean {
  const { kind, title, items, paragraphs, link, picture } = section
  if (kind === 'headings') return headings.length > 0
  if (kind === 'parents') return parents.length > 0
  if (kind === 'closing') return title !== null || paragraphs.length > 0
  if (PARTS[kind] === undefined) return isOnEveryPage(kind)
  return items.length > 0 || paragraphs.length > 0 || link !== null || picture !== null
}

type FrameProps = LocaleProps & {
  section: Section
  children: ReactNode
  isTinted?: boolean
  /** Whether its content has the heading. */
  hasOwnHead?: boolean
}

function Frame({ locale, section, children, isTinted, hasOwnHead }: FrameProps) {
  return (
    <section
      aria-labelledby={section.title ? `section-${section.id}` : undefined}
      data-until={section.publishUntil}
      className={isTinted ? 'border-y border-line bg-paper-deep' : undefined}
      {...editable('section', section.id, ...EDITED)}
    >
      <div className="page-width py-5 md:py-12 lg:py-16">
        {!hasOwnHead && <SectionHead locale={locale} section={section} />}
        {children}
      </div>
    </section>
  )
}

/** Paragraphs about the school next to a picture, and cards. */
function Introduction({ locale, section, values }: Props) {
  const picture = pictureOf(locale, section)
  return (
    <>
      <div
        className={`grid items-center gap-x-8 gap-y-8 lg:gap-x-14 ${picture ? 'md:grid-cols-2' : ''}`}
      >
        <div className="max-w-measure">
          <SectionHead locale={locale} section={section} />
          <div className="space-y-3 sm:text-lg md:space-y-4">
            {paragraphsOf(section, values).map((paragraph) => (
              <p key={paragraph}>{locale.mark(paragraph)}</p>
            ))}
            {section.link && (
              <p>
                <a href={localLink(locale, section.link.href)}>{locale.mark(section.link.text)}</a>
              </p>
            )}
          </div>
        </div>
        {picture && <Figure locale={locale} picture={picture} className="max-md:hidden" />}
      </div>
      {section.items.length > 0 && (
        <div className="mt-6 md:mt-12">
          <Cards locale={locale} section={section} values={values} />
        </div>
      )}
    </>
  )
}

function WhyChoose({ locale, section, values }: Props) {
  const picture = pictureOf(locale, section)
  return (
    <div
      className={`grid items-center gap-x-14 gap-y-8 ${picture ? 'lg:grid-cols-[5fr_6fr]' : ''}`}
    >
      {picture && <Figure locale={locale} picture={picture} className="max-md:hidden" />}
      <Reasons locale={locale} section={section} values={values} />
    </div>
  )
}

const WITH_FIGURE =
  'md:grid-cols-[minmax(0,1fr)_16rem] lg:grid-cols-[minmax(0,1fr)_25rem] lg:gap-x-14'

function Questions({ locale, section, values }: Props) {
  const picture = pictureOf(locale, section)
  return (
    <div className={`grid items-start gap-x-8 ${picture ? WITH_FIGURE : ''}`}>
      <QuestionList locale={locale} section={section} values={values} />
      {picture && <Figure locale={locale} picture={picture} className="max-md:hidden" />}
    </div>
  )
}

type Part = { Shown: (props: Props) => ReactNode } & Pick<FrameProps, 'isTinted' | 'hasOwnHead'>

const PARTS: Partial<Record<SectionKind, Part>> = {
  introduction: { Shown: Introduction, isTinted: true, hasOwnHead: true },
  parents: { Shown: ParentLinks },
  reasons: { Shown: WhyChoose },
  headings: { Shown: Headings, isTinted: true },
  questions: { Shown: Questions },
}

/** A section of a kind that every page can have. */
const PLAIN: Part = {
  Shown: (props) => (
    <div className="space-y-4">
      <SectionPart {...props} />
    </div>
  ),
}
