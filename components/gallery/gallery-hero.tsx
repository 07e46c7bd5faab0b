import { Breadcrumbs } from '@/components/page/breadcrumbs'
import { Figure } from '@/components/page/figure'
import { Capsule } from '@/components/ui/capsule'
import { galleryWords } from '@/content/pages/about/gallery'
import { groups, type Page } from '@/content/pages/page'

/** The top of the gallery: a drawn picture beside one sentence. */
export function GalleryHero({ page }: { page: Page }) {
  return (
    <div className="title-bar border-b border-line bg-paper-deep">
      <div className="page-width grid items-center gap-x-12 gap-y-6 py-6 md:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)] md:py-8">
        <div className="space-y-4">
          <Breadcrumbs page={page} />
          {page.group && <Capsule>{groups[page.group]}</Capsule>}
          <h1 className="text-3xl font-semibold md:text-4xl lg:text-5xl">{page.title}</h1>
          <p className="max-w-measure text-lg">{page.summary}</p>
        </div>
        <Figure picture={galleryWords.hero} isFirst className="no-print" />
      </div>
    </div>
  )
}
