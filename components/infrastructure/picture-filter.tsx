'use client'

import { later } from '@/components/page/later'

export const PictureFilter = later(() =>
  import('./filtered-pictures').then(({ FilteredPictures }) => FilteredPictures),
)
