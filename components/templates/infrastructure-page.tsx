import { PictureFilter } from '@/components/infrastructure/picture-filter'
import { Figure } from '@/components/page/figure'
import { PageBody } from '@/components/page/page-body'
import { PageWords } from '@/components/page/page-words'
import { TitleBar } from '@/components/page/title-bar'
import {
  infrastructureFilters,
  infrastructureLabel,
  infrastructurePictures,
} from '@/content/pages/about/infrastructure'
import type { TemplateProps } from './template'

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
