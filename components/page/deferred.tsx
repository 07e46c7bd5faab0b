'use client'

import { later } from '@/components/page/later'

export const Album = later(() =>
  import('@/components/gallery/viewed-album').then(({ ViewedAlbum }) => ViewedAlbum),
)

export const SliderTrack = later(() =>
  import('@/components/slider/sliding-pictures').then(({ SlidingPictures }) => SlidingPictures),
)

export const PictureFilter = later(() =>
  import('@/components/infrastructure/filtered-pictures').then(
    ({ FilteredPictures }) => FilteredPictures,
  ),
)

export const ExamChooser = later(() =>
  import('@/components/exams/exam-choice').then(({ ExamChoice }) => ExamChoice),
)
