'use client'

import { deferComponent } from '@/components/page/lazy-component'

export const Album = deferComponent(() =>
  import('@/components/albums/viewed-album').then(({ ViewedAlbum }) => ViewedAlbum),
)

export const SliderTrack = deferComponent(() =>
  import('@/components/slider/sliding-pictures').then(({ SlidingPictures }) => SlidingPictures),
)

export const ExamChooser = deferComponent(() =>
  import('@/components/exams/exam-choice').then(({ ExamChoice }) => ExamChoice),
)

export const PdfPart = deferComponent(() =>
  import('@/components/pdf/pdf-gate').then(({ PdfGate }) => PdfGate),
)
