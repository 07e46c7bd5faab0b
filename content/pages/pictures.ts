import type { Drawing } from 'school-schema/drawings'
import type { Picture } from '../text.ts'

export type PictureName = Drawing

/** Pictures that are not 1200 by 800. */
const SIZES: Partial<Record<PictureName, [width: number, height: number]>> = {
  club: [600, 450],
  'house-neem': [240, 300],
  'house-palash': [240, 300],
  'house-sagar': [240, 300],
  'house-surya': [240, 300],
  map: [1200, 700],
  'school-front': [1200, 900],
  'school-wide': [1680, 900],
}

/** An illustration in `public/pictures` by its name. */
export function getPicture(name: PictureName): Picture {
  const [alt, caption] = pictureTexts[name]
  const [width, height] = SIZES[name] ?? [1200, 800]
  return { src: `/pictures/${name}.svg`, alt, caption, width, height }
}

type Words = [alt: string, caption: string]

/** The alternative text and the caption of each illustration. */
export const pictureTexts = {
  abacus: [
    'A teacher at a large abacus; three children at the desk before her slide beads on their own.',
    'An abacus class for juniors',
  ],
  'annual-day': [
    'Three dancers on a stage between red curtains, lamps along its edge.',
    'A dance on annual day',
  ],
  assembly: [
    'Children in rows in the courtyard with folded hands, a teacher on either side.',
    'Morning assembly in the courtyard',
  ],
  books: [
    'A pile of books, an open exercise book, a pencil and a vase of flowers on a desk.',
    'New books at the start of the session',
  ],
  'chemistry-lab': [
    'A teacher and three students in white coats and goggles with a burner, test tubes and a digital balance.',
    'A practical in the chemistry laboratory',
  ],
  classroom: [
    'A teacher points to a geometry figure on the board; one child raises a hand.',
    'A lesson in progress',
  ],
  club: [
    'Three children shoulder to shoulder between sprays of flowers, the sun behind them.',
    'Club afternoon',
  ],
  'computer-room': [
    'A teacher explains the planets on a large screen; children watch from benches and computer desks.',
    'A lesson on the large screen in the smart room',
  ],
  'exam-hall': [
    'Children write at single desks in a hall with a wall clock; a teacher walks between the rows.',
    'The examination hall',
  ],
  'first-day': [
    'A teacher with folded hands greets a girl and her mother at the open school gate under a garland.',
    'Welcome at the school gate',
  ],
  garden: [
    'A teacher and children plant a sapling; one waters it, one in a wheelchair brings a pot.',
    'Planting a tree in the school garden',
  ],
  heritage: [
    'A teacher shows children the gate of an old stupa; one draws it and one takes a photograph.',
    'A trip to a monument',
  ],
  hostel: [
    'A hostel room at night: a boy studies under a lamp, two others read and talk on their bunks.',
    'Evening in the hostel',
  ],
  'house-neem': [
    'A green banner with a twig of the neem tree in white and pale green.',
    'The banner of Neem House',
  ],
  'house-palash': [
    'A red banner with a white and yellow flower that looks like a flame.',
    'A red banner',
  ],
  'house-sagar': [
    'A dark blue banner with a small sailing boat above three waves.',
    'The banner of Sagar House',
  ],
  'house-surya': [
    'A yellow banner with a white sun and twelve red rays.',
    'The banner of Surya House',
  ],
  houses: [
    'Four children with sashes under four banners: a flame flower, a sun, a leaf and waves.',
    'The banners of the four houses',
  ],
  'indoor-games': [
    'A girl standing and a boy in a wheelchair play table tennis; two children play chess on the floor.',
    'Table tennis and chess in the games room',
  ],
  infirmary: [
    'A nurse bends over a child on a bed; another child stands at the measuring rod.',
    'The infirmary',
  ],
  karate: [
    'A student in a white suit and red belt punches in a low stance; two others do the same behind.',
    'The straight punch, in rows',
  ],
  'karate-bow': [
    'Two students bow to each other on the mat while the instructor looks on.',
    'Every match starts and ends with a bow',
  ],
  'karate-kick': [
    'A girl kicks a pad that the instructor holds at the height of her waist.',
    'A front kick at the pad',
  ],
  'language-lab': [
    'Four children with headphones in booths face a teacher at the board.',
    'Listening in the language laboratory',
  ],
  library: [
    'Children read at a table and on the carpet between tall bookshelves; the librarian stands at a shelf.',
    'Library period',
  ],
  map: [
    'A drawn map: the school between a road and a river, with a bus, houses and a railway line.',
    'How to find the school (not to scale)',
  ],
  'math-lab': [
    'Children handle solids and a pair of compasses; a tangram and a protractor hang on the wall.',
    'Solids and compasses in the mathematics laboratory',
  ],
  'morning-bell': [
    'The caretaker rings the school bell at sunrise; three children with school bags come running.',
    'The morning bell',
  ],
  music: [
    'A dancer before three children who play harmonium, tanpura and tabla.',
    'Music and dance in the cultural club',
  ],
  'office-desk': [
    'A father with his daughter hands a form to the clerk across the office desk.',
    'At the school office',
  ],
  'physics-lab': [
    'A teacher and students with a pendulum, a candle and lens, and a lamp in a circuit.',
    'Lenses and circuits in the physics laboratory',
  ],
  'playing-field': [
    'Children play cricket on a wide field; a child in a wheelchair keeps the score.',
    'Cricket on the playing field',
  ],
  quiz: [
    'Two teams at their desks on a stage, a teacher between them asks the questions.',
    'The inter-house quiz',
  ],
  'school-bus': [
    'A yellow school bus with children at the windows; a teacher waves to two girls at the bus stop.',
    'The school bus at its stop',
  ],
  'school-front': [
    'The school building with its bell tower and arched verandah between two trees in flower.',
    'The school front, under trees in flower',
  ],
  'school-wide': [
    'The school with its bell tower and arched verandah, trees in bloom, and children arriving along the path.',
    'Morning at the school front',
  ],
  'science-fair': [
    'Students show a model volcano, a windmill and a robot to two visitors.',
    'The science fair',
  ],
  'social-science-lab': [
    'A teacher and children with a globe and a relief model; small monuments stand on the shelf above.',
    'A globe and a relief model in the social science laboratory',
  ],
  'sports-day': [
    'Four runners on the track; the first, arms raised, reaches the tape before a stand of spectators.',
    'The finish on sports day',
  ],
  uniform: [
    'Three children side by side: a girl in a shirt and skirt, a boy in a blazer, a girl in games clothes.',
    'Uniform for summer, for winter and for games',
  ],
} satisfies Record<Drawing, Words>
