import { fitOf } from '@/components/ui/picture'
import type { Locale, LocaleProps } from '@/lib/messages/messages'
import { PageLink } from '@/components/ui/links'
import type { Values } from '@/lib/messages/values'
import type { Picture } from '@/lib/messages/names'
import type { School } from '@/lib/school/school'
import type { Section } from '@/lib/sections/sections'
import { telHref } from '@/lib/format/phone'
import { paragraphsOf, pictureOf } from '@/lib/sections/section-texts'

type Props = { locale: Locale; section: Section; school: School; values: Values }

/** The invitation to visit the school. */
export function Closing({ locale, section, values, school }: Props) {
  const { id, title } = section
  const picture = pictureOf(locale, section)
  return (
    <section
      aria-labelledby={title ? `section-${id}` : undefined}
      data-until={section.publishUntil}
      className="page-width pt-4"
    >
      <div
        className={`grid items-center overflow-hidden rounded-card border border-flame/30 bg-flame-tint ${picture ? 'md:grid-cols-[1fr_20rem] lg:grid-cols-[1fr_27rem]' : ''}`}
      >
        <div className="max-w-measure p-4 md:p-10">
          {title && (
            <h2 id={`section-${id}`} className="text-2xl font-semibold md:text-3xl">
              {locale.mark(title)}
            </h2>
          )}
          {paragraphsOf(section, values).map((paragraph) => (
            <p key={paragraph} className="mt-3">
              {locale.mark(paragraph)}
            </p>
          ))}
          <p className="mt-5 flex flex-wrap gap-3">
            <PageLink locale={locale} name="take_admission" className="button">
              {locale.t('home.sendAnEnquiry')}
            </PageLink>
            {school.phone && (
              <a href={telHref(school.phone)} className="button-quiet">
                {locale.t('home.callPhone', { phone: school.phone })}
              </a>
            )}
          </p>
        </div>
        {picture && <ClosingPicture locale={locale} picture={picture} />}
      </div>
    </section>
  )
}

function ClosingPicture({ locale, picture }: LocaleProps & { picture: Picture }) {
  const { alt, caption: _, until: __, ...image } = picture
  return (
    <img
      alt={alt}
      lang={locale.langOf(alt)}
      {...image}
      sizes={image.srcSet && '27rem'}
      loading="lazy"
      className={`h-full w-full max-md:hidden ${fitOf(image)}`}
    />
  )
}
