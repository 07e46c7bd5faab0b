'use client'

import { later } from '@/components/page/later'

export const SliderTrack = later(() =>
  import('./sliding-pictures').then(({ SlidingPictures }) => SlidingPictures),
)
