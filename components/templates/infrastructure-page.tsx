import { t } from '@/lib/messages/messages'
import { PictureFilter } from '@/components/page/deferred'
import { MainText } from '@/components/page/main-text'
import { PageBody } from '@/components/page/page-body'
import { TitleBar } from '@/components/page/title-bar'
import { Figure } from '@/components/ui/picture'
import { listSections } from '@/lib/content/collections/sections'
import { picturesOf } from '@/lib/pages/section-texts'
import type { TemplateProps } from './template'

/** The campus as pictures by category, and as text. */
export async function InfrastructurePage({ page, query }: TemplateProps) {
  const pictures = picturesOf(await listSections(page.name))
  const categories = [...new Set(pictures.flatMap(({ category }) => category ?? []))]
  const counts = [
    pictures.length,
    ...categories.map((name) => pictures.filter(({ category }) => category === name).length),
  ]
  return (
    <>
      <TitleBar page={page} />
      {pictures.length > 0 && (
        <section aria-label={t('infrastructure.label')} className="page-width pt-8 md:pt-10">
          <PictureFilter
            filters={[t('infrastructure.all'), ...categories]}
            texts={{
              broken: t('common.broken'),
              counts: counts.map((count) => t('common.pictures', { count })),
            }}
            asked={query.show}
            pictures={pictures.map((picture, index) => ({
              category: picture.category ?? '',
              key: picture.src,
              figure: <Figure picture={picture} isFirst={index === 0} />,
            }))}
          />
        </section>
      )}
      <PageBody page={page}>
        <MainText page={page} />
      </PageBody>
    </>
  )
}
