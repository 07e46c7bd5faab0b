import { pictureId, type Picture } from './files.ts'

const PICTURES: Picture[] = [
  'school-front',
  'assembly',
  'classroom',
  'library',
  'chemistry-lab',
  'physics-lab',
  'computer-room',
  'playing-field',
  'karate',
  'hostel',
]

export const sampleGallery = [
  {
    title: 'A day at school',
    sort: 1,
    images: PICTURES.map((picture, index) => ({
      directus_files_id: pictureId(picture),
      sort: index + 1,
    })),
    sample: true,
  },
]
