import type { Picture } from '../../text.ts'
import { definePage } from '../page.ts'
import { getPicture, type PictureName } from '../pictures.ts'

export const infrastructure = definePage({
  path: '/Infrastructure',
  title: 'Infrastructure',
  template: 'infrastructure',
  summary: 'The campus in pictures: classrooms, library and laboratories.',
  searchWords:
    'infrastructure facilities building classrooms campus playground water toilets cctv सुविधाएं सुविधाएँ भवन कक्षाएं suvidha পরিকাঠামো সুবিধা ভবন',
  aliases: ['/campus'],
  queryParams: ['show'],
  cardPicture: 'classroom',
  blocks: [
    'Every classroom has a blackboard and a shelf of books. Classrooms from nursery to class V also have a smart board. The library has reading tables, and a carpet for small children. We have five labs: chemistry, physics, social science, mathematics and language. There is also a smart room with computers.',
    'You are welcome to see the school during office hours, {officeHours}.',
  ],
  next: ['/Library', '/ChemistryLab', '/SmartRoom', '/Infirmary', '/Indoor&OutdoorGames'],
})

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
