import { MainText, type TemplateProps } from '@/components/page/main-text'
import { PageBody } from '@/components/page/page-body'
import { TitleBar } from '@/components/page/title-bar'
import { Figure } from '@/components/ui/picture'
import { listSections } from '@/lib/sections/sections'
import { picturesOf } from '@/lib/sections/section-texts'

/** The id of the pictures, to which the filter returns. */
const PICTURES = 'pictures'

/** The campus as pictures by category, and as text. */
export async function InfrastructurePage({ locale, page, query }: TemplateProps) {
  const pictures = picturesOf(locale, await listSections(locale.language, page.name))
  const all = locale.t('infrastructure.all')
  const categories = [...new Set(pictures.flatMap(({ category }) => category ?? []))]
  const active = categories.find((category) => category === query.show) ?? all
  const shown = pictures.filter(({ category }) => active === all || category === active)
  return (
    <>
      <TitleBar locale={locale} page={page} />
      {pictures.length > 0 && (
        <section
          id={PICTURES}
          aria-label={locale.t('infrastructure.label')}
          className="page-width pt-8 md:pt-10"
        >
          <form method="get" action={`#${PICTURES}`} className="no-print flex flex-wrap gap-2">
            {[all, ...categories].map((filter) => (
              <button
                type="submit"
                key={filter}
                name="show"
                value={filter}
                aria-pressed={filter === active}
                className="filter-button"
              >
                {locale.mark(filter)}
              </button>
            ))}
          </form>
          <p role="status" className="mt-3 mb-6 text-ink-soft">
            {locale.mark(`${active}: ${locale.t('common.pictures', { count: shown.length })}`)}
          </p>
          <ul className="grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
            {shown.map((picture, index) => (
              <li key={picture.src}>
                <Figure locale={locale} picture={picture} isFirst={index === 0} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <PageBody locale={locale} page={page}>
        <MainText locale={locale} page={page} />
      </PageBody>
    </>
  )
}
