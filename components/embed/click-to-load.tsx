'use client'

import { later } from '@/components/page/later'

export const ClickToLoad = later(() =>
  import('./opened-by-click').then(({ OpenedByClick }) => OpenedByClick),
)
