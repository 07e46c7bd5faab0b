'use client'

import { later } from '@/components/page/later'

export const Album = later(() => import('./viewed-album').then(({ ViewedAlbum }) => ViewedAlbum))
