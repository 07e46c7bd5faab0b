/** The CMS makes no sizes of a picture with a longer side, in pixels. */
export const MAX_PICTURE_SIDE = 6_000

/** The available widths of pictures, in pixels; the CMS has a preset for each. */
export const pictureWidths = [320, 640, 960, 1280, 1600] as const

export type PictureWidth = (typeof pictureWidths)[number]

/** The drawings that come with the website, by their file names. */
export const drawings = [
  'abacus',
  'annual-day',
  'assembly',
  'books',
  'chemistry-lab',
  'classroom',
  'club',
  'computer-room',
  'exam-hall',
  'first-day',
  'garden',
  'heritage',
  'hostel',
  'house-neem',
  'house-palash',
  'house-sagar',
  'house-surya',
  'houses',
  'indoor-games',
  'infirmary',
  'karate',
  'karate-bow',
  'karate-kick',
  'language-lab',
  'library',
  'map',
  'math-lab',
  'morning-bell',
  'music',
  'office-desk',
  'physics-lab',
  'playing-field',
  'quiz',
  'school-bus',
  'school-front',
  'school-wide',
  'science-fair',
  'social-science-lab',
  'sports-day',
  'uniform',
] as const

export type Drawing = (typeof drawings)[number]

/** The drawings by name, in the words of the Studio. */
export const drawingChoices: Record<string, string> = Object.fromEntries(
  drawings.map((name) => [name, name.replaceAll('-', ' ')]),
)
