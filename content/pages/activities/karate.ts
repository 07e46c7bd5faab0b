import type { Picture } from '../../text.ts'
import { bullets, heading } from '../blocks.ts'
import { definePage } from '../page.ts'
import { getPicture, type PictureName } from '../pictures.ts'

export const karate = definePage({
  path: '/Karate',
  title: 'Karate',
  template: 'karate',
  summary: 'Karate training: strength, balance and self-control.',
  searchWords: 'karate self defence martial arts कराटे কারাতে ক্যারাটে',
  cardPicture: 'karate-kick',
  sample: true,
  blocks: [
    'Karate builds strength, balance and self-control. Girls and boys train together, barefoot, with a qualified instructor.',
    heading('What to expect'),
    bullets(
      'Training is after school, for class III and above.',
      'Each class starts with a bow and stretching. Then come stances, punches, blocks and kicks.',
      'Students wear pads when they practise in pairs. Punches and kicks stop before they touch.',
      'Belt tests are held at school. The instructor decides when a child is ready.',
      'Karate is only for self-defence. A child who uses it on another student must leave the training.',
    ),
    'To join, ask the class teacher. Tell the instructor about any injury, asthma or other illness.',
  ],
  next: ['/Indoor&OutdoorGames', '/Infirmary', '/Club'],
})

const NAMES: PictureName[] = ['karate-bow', 'karate', 'karate-kick']

/** The label of the karate slider. */
export const karateLabel = 'Karate in pictures'

/** The pictures of the karate slider in order. */
export const karatePictures: readonly Picture[] = NAMES.map(getPicture)
