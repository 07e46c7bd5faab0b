import { PageWords } from '@/components/page/page-words'
import { TitleBar } from '@/components/page/title-bar'
import { BesideSlider } from '@/components/slider/beside-slider'
import { Slider } from '@/components/slider/slider'
import { karateLabel, karatePictures } from '@/content/pages/activities/karate'
import type { TemplateProps } from './template'

/** What karate is at the school, beside its three pictures. */
export async function KaratePage({ page }: TemplateProps) {
  return (
    <>
      <TitleBar page={page} />
      <BesideSlider
        page={page}
        slider={<Slider label={karateLabel} pictures={karatePictures} isFirst />}
      >
        <PageWords page={page} />
      </BesideSlider>
    </>
  )
}
