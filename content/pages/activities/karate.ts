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
    'Karate gives a child strength, balance and self-control, and with them the calm of one who need not fight. Girls and boys train together, barefoot, with a qualified instructor.',
    heading('What to expect'),
    bullets(
      'Training is after lessons, for classes III and above.',
      'An hour begins with a bow and with stretching, goes on to stances, punches, blocks and kicks, and ends with a bow.',
      'Pads are worn whenever pupils practise in pairs. Blows stop short of the body.',
      'Gradings for the coloured belts are held at school; a child enters when the instructor thinks fit.',
      'What is learnt is for defence. To use it on a schoolfellow ends the training.',
    ),
    'To join, ask the class teacher. Tell the instructor of any injury, asthma or other illness.',
  ],
  next: ['/Indoor&OutdoorGames', '/Infirmary', '/Club'],
})

const NAMES: PictureName[] = ['karate-bow', 'karate', 'karate-kick']

/** What the pictures of the karate page have in common. */
export const karateLabel = 'Karate in pictures'

/** The slider of the karate page, in its order. */
export const karatePictures: readonly Picture[] = NAMES.map(getPicture)
