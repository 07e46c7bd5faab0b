import { Icon } from '@/components/ui/icon'
import { Section } from '@/components/ui/section'
import { valuesOf, type Values } from '@/content/pages/values'
import { getSchool } from '@/lib/content/collections/school'
import { listSections, type Section as Row } from '@/lib/content/collections/sections'
import type { SectionKind } from 'school-schema/section-kinds'
import { editable } from '@/lib/content/editable'
import { paragraphsOf } from '@/lib/pages/section-texts'
import { Cards, QuestionList } from './items'

type PartProps = { section: Row; values: Values }

function CardsPart({ section, values }: PartProps) {
  return (
    <>
      <Paragraphs section={section} values={values} />
      <Cards section={section} values={values} />
    </>
  )
}

function ButtonPart({ section, values }: PartProps) {
  const { link } = section
  return (
    <>
      <Paragraphs section={section} values={values} />
      {link && (
        <p>
          <a href={link.href} className="button">
            {link.text}
            <Icon name="arrow-right" className="size-4" />
          </a>
        </p>
      )}
    </>
  )
}

const KINDS: readonly SectionKind[] = ['cards', 'questions', 'call_to_action']

function Paragraphs({ section, values }: PartProps) {
  return paragraphsOf(section, values).map((paragraph) => (
    <p key={paragraph} className="max-w-measure">
      {paragraph}
    </p>
  ))
}

/** The content of a section of a kind that every page can have; nothing for any other. */
export function SectionPart(props: PartProps) {
  const { kind } = props.section
  if (kind === 'cards') return <CardsPart {...props} />
  if (kind === 'questions') return <QuestionList {...props} />
  return kind === 'call_to_action' && <ButtonPart {...props} />
}

/** The cards, questions and buttons that the office has added to a page, by the page's name. */
export async function PageSections({ page }: { page: string }) {
  const [sections, school] = await Promise.all([listSections(page), getSchool()])
  return sections
    .filter(({ kind, title }) => KINDS.includes(kind) && title)
    .map((section) => (
      <Section
        key={section.id}
        id={`section-${section.id}`}
        title={section.title ?? ''}
        edits={editable('section', section.id, 'title')}
      >
        <SectionPart section={section} values={valuesOf(school)} />
      </Section>
    ))
}
