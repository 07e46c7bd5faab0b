import { Albums } from '@/components/gallery/albums'
import { GalleryHero } from '@/components/gallery/gallery-hero'
import { PageWords } from '@/components/page/page-words'
import { BesideSlider } from '@/components/slider/beside-slider'
import { Slider } from '@/components/slider/slider'
import { sliderLabel, sliderPictures } from '@/content/pages/about/gallery'
import { listAlbums } from '@/lib/content/collections/gallery'
import type { TemplateProps } from './template'

/** The albums of the office, and the gallery slider beside the words. */
export async function GalleryPage({ page }: TemplateProps) {
  const albums = await listAlbums()
  return (
    <>
      <GalleryHero page={page} />
      <div className="page-width py-10 md:py-12">
        <Albums albums={albums} />
      </div>
      <div className="border-t border-line">
        <BesideSlider page={page} slider={<Slider label={sliderLabel} pictures={sliderPictures} />}>
          <PageWords page={page} />
        </BesideSlider>
      </div>
    </>
  )
}
