import type { ReactNode } from 'react'
import { SliderTrack } from '@/components/page/deferred'
import { Figure } from '@/components/page/figure'
import { AskTheSchool, SectionLinks } from '@/components/page/page-body'
import { Icon } from '@/components/ui/icon'
import type { Page } from '@/content/pages/page'
import type { Picture } from '@/content/text'

type Props = {
  /** What the pictures have in common. */
  label: string
  pictures: readonly Picture[]
  /** In sight as soon as the page is there. */
  isFirst?: boolean
}

/** The specification's slider: a fixed list of drawn pictures, one at a time. */
export function Slider({ label, pictures, isFirst = false }: Props) {
  return (
    <SliderTrack
      label={label}
      slides={pictures.map((picture, index) => ({
        caption: picture.caption,
        figure: <Figure picture={picture} isFirst={isFirst && index === 0} />,
      }))}
      icons={{
        previous: <Icon name="arrow-left" />,
        next: <Icon name="arrow-right" />,
      }}
    />
  )
}

type BesideSliderProps = { page: Page; slider: ReactNode; children: ReactNode }

/** An inside page whose words stand beside pictures, which go along with the reader. */
export function BesideSlider({ page, slider, children }: BesideSliderProps) {
  return (
    <div className="beside-slider page-width py-10 md:py-12">
      <div className="beside-slider-pictures">{slider}</div>
      <div className="min-w-0 space-y-10">
        {children}
        <AskTheSchool page={page} />
      </div>
      <SectionLinks page={page} />
    </div>
  )
}
