/** The labels of the key figures; each figure comes from its one source. */
export const schoolFigures = {
  title: 'The school in figures',
  teachers: 'teachers',
  sections: 'sections',
  classrooms: 'classrooms',
  laboratories: 'laboratories',
  clubs: 'clubs',
  houses: 'houses',
} as const
