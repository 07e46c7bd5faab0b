import { Albums } from '@/components/albums/albums'
import { BesideSlider } from '@/components/page/page-body'
import { MainText } from '@/components/page/main-text'
import { TitleBar } from '@/components/page/title-bar'
import { listAlbums } from '@/lib/albums'
import { listSections } from '@/lib/sections/sections'
import { pictureOf, picturesOf } from '@/lib/sections/section-texts'
import type { TemplateProps } from '@/components/page/template'

/** The albums of the office, and the gallery slider next to the text. */
export async function GalleryPage({ locale, page }: TemplateProps) {
  const sections = await listSections(locale.language, page.name)
  const hero = sections.find(({ kind }) => kind === 'hero')
  return (
    <>
      <TitleBar locale={locale} page={page} hero={hero && pictureOf(locale, hero)} />
      <div className="page-width py-10 md:py-12">
        <Albums locale={locale} albums={await listAlbums(locale.language)} />
      </div>
      <div className="border-t border-line">
        <BesideSlider
          locale={locale}
          page={page}
          slider={{ label: locale.t('gallery.slider'), pictures: picturesOf(locale, sections) }}
        >
          <MainText locale={locale} page={page} />
        </BesideSlider>
      </div>
    </>
  )
}
