'use client'

import { later } from '@/components/page/later'

export const ExamChooser = later(() => import('./exam-choice').then(({ ExamChoice }) => ExamChoice))
