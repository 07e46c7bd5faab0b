import { Tile, Tiles } from '@/components/home/tiles'
import { fillText, type Values } from '@/lib/messages/values'
import { listParentLinks } from '@/lib/pages/menu'
import type { Section } from '@/lib/sections/sections'
import type { LocaleProps } from '@/lib/messages/messages'

/** The label and the title of a section. */
export function SectionHead({ locale, section }: LocaleProps & { section: Section }) {
  const { id, label, title } = section
  return (
    <>
      {label && <p className="font-semibold text-flame">{locale.mark(label)}</p>}
      {title && (
        <h2 id={`section-${id}`} className="mt-1 mb-3 text-2xl font-semibold md:mb-6 md:text-3xl">
          {locale.mark(title)}
        </h2>
      )}
    </>
  )
}

/** What families look for in daily life, each with its page. */
export async function ParentLinks({ locale, values }: LocaleProps & { values: Values }) {
  return (
    <Tiles>
      {(await listParentLinks(locale)).map(({ title, text, link }) => (
        <Tile
          locale={locale}
          key={title}
          href={link}
          title={title}
          text={text && fillText(text, values)}
          isShort
          className="md:basis-[22%]"
        />
      ))}
    </Tiles>
  )
}

/** The same directly below the notices. */
export const Parents = ({
  section,
  ...props
}: LocaleProps & { section: Section; values: Values }) => (
  <section
    aria-labelledby={section.title ? `section-${section.id}` : undefined}
    data-until={section.publishUntil}
    className="home-parents"
  >
    <SectionHead locale={props.locale} section={section} />
    <ParentLinks {...props} />
  </section>
)
