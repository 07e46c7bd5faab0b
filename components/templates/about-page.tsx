import { PageWords } from '@/components/page/page-words'
import { TitleBar } from '@/components/page/title-bar'
import { BesideSlider } from '@/components/slider/beside-slider'
import { Slider } from '@/components/slider/slider'
import { sliderLabel, sliderPictures } from '@/content/pages/about/gallery'
import type { TemplateProps } from './template'

/** The story of the school beside the gallery slider. */
export async function AboutPage({ page }: TemplateProps) {
  return (
    <>
      <TitleBar page={page} />
      <BesideSlider
        page={page}
        slider={<Slider label={sliderLabel} pictures={sliderPictures} isFirst />}
      >
        <PageWords page={page} />
      </BesideSlider>
    </>
  )
}
