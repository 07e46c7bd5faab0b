import type { Picture } from '../../text.ts'
import { getPicture, type PictureName } from '../pictures.ts'

const categories = ['Classroom', 'Library', 'Laboratory'] as const

type Category = (typeof categories)[number]

export type InfrastructurePicture = Picture & { category: Category }

/** The label of the pictures. */
export const infrastructureLabel = 'The campus in pictures'

/** The filters in order; the first one shows every picture. */
export const infrastructureFilters = ['All', ...categories] as const

const NAMES: Record<Category, PictureName[]> = {
  Classroom: ['classroom', 'computer-room', 'abacus'],
  Library: ['library', 'books'],
  Laboratory: ['chemistry-lab', 'physics-lab', 'math-lab', 'social-science-lab', 'language-lab'],
}

export const infrastructurePictures: readonly InfrastructurePicture[] = categories.flatMap(
  (category) => NAMES[category].map((name) => ({ ...getPicture(name), category })),
)
