import { t } from '@/lib/messages/messages'
import { Albums } from '@/components/albums/albums'
import { BesideSlider } from '@/components/page/page-body'
import { MainText } from '@/components/page/main-text'
import { TitleBar } from '@/components/page/title-bar'
import { listAlbums } from '@/lib/albums'
import { listSections } from '@/lib/sections/sections'
import { pictureOf, picturesOf } from '@/lib/sections/section-texts'
import type { TemplateProps } from '@/components/page/template'

/** The albums of the office, and the gallery slider next to the text. */
export async function GalleryPage({ page }: TemplateProps) {
  const sections = await listSections(page.name)
  const hero = sections.find(({ kind }) => kind === 'hero')
  return (
    <>
      <TitleBar page={page} hero={hero && pictureOf(hero)} />
      <div className="page-width py-10 md:py-12">
        <Albums albums={await listAlbums()} />
      </div>
      <div className="border-t border-line">
        <BesideSlider
          page={page}
          slider={{ label: t('gallery.slider'), pictures: picturesOf(sections) }}
        >
          <MainText page={page} />
        </BesideSlider>
      </div>
    </>
  )
}
