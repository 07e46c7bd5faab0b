import { pictureId, type Picture } from './files.ts'

type Heading = [picture: Picture, title: string, description: string]

// Written in this order, so that the last is the newest on the website.
const OLDEST_FIRST: Heading[] = [
  [
    'hostel',
    'A reading room for the hostel',
    'Boarders now have a quiet room of their own for prep, with lamps, dictionaries and the week’s newspapers.',
  ],
  [
    'computer-room',
    'Coding club meets on Wednesdays',
    'Pupils of classes VI to VIII write their first programs in the computer room, one small game at a time.',
  ],
  [
    'library',
    'Eight hundred new books in the library',
    'Stories in English, Hindi and Bengali, atlases and science readers have joined the shelves this term.',
  ],
  [
    'karate',
    'Yellow belts for twenty-six pupils',
    'The first karate grading of the year ended with bows, smiles and twenty-six new yellow belts.',
  ],
  [
    'physics-lab',
    'Light and lenses in the physics laboratory',
    'Class X measured focal lengths with lenses they had mounted themselves, and drew what they saw.',
  ],
  [
    'classroom',
    'Smart boards in every classroom of the primary wing',
    'Lessons from nursery to class V can now show a map, a film or a sum at the touch of a finger.',
  ],
  [
    'abacus',
    'Abacus teams through to the zonal round',
    'Nine pupils of classes II to V will add, multiply and keep calm at the zonal abacus meet.',
  ],
  [
    'chemistry-lab',
    'New digital balances in the chemistry laboratory',
    'Twelve balances that read to a hundredth of a gram have replaced the old ones.',
  ],
  [
    'playing-field',
    'The playing field is ready for the season',
    'New turf, a marked running track and two practice nets: the field is open to all four houses.',
  ],
  [
    'assembly',
    'Class VII leads Constitution Day assembly',
    'The Preamble will be read in four languages at the morning assembly.',
  ],
  [
    'school-front',
    'Admissions are open',
    'Enquiries for all classes are welcome. Come and see the school: the office is open from 8:30am to 2pm.',
  ],
]

export const sampleHeadings = OLDEST_FIRST.map(([picture, title, description]) => ({
  title,
  description,
  image: pictureId(picture),
  sample: true,
}))
