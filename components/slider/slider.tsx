import { Figure } from '@/components/page/figure'
import { Icon } from '@/components/ui/icon'
import type { Picture } from '@/content/text'
import { SliderTrack } from './slider-track'

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
