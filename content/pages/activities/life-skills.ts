import { bullets, heading } from '../blocks.ts'
import { definePage } from '../page.ts'

export const lifeSkills = definePage({
  path: '/LifeSkills',
  title: 'Life skills',
  summary: 'Learning to look after oneself and others.',
  searchWords: 'life skills values moral counselling जीवन कौशल',
  picture: 'garden',
  sample: true,
  blocks: [
    'Life skills help a child to meet the day, and later the rest of life: to know what one feels, to decide, to say no, to ask for help. The Board follows the ten that the World Health Organization names, and so do we.',
    heading('The ten skills'),
    bullets(
      'Self-awareness and empathy',
      'Critical thinking and creative thinking',
      'Decision making and problem solving',
      'Effective communication and good relations with others',
      'Coping with stress and coping with emotions',
    ),
    heading('How they are learnt'),
    bullets(
      'The youngest learn to tie a lace, pack a bag, wash hands and name what they feel.',
      'Classes III to V cross the road with a teacher, keep a garden bed and handle small sums of money.',
      'Classes VI to VIII learn first aid, safe use of the internet, and good and bad touch and what to do about it.',
      'Classes IX and X talk about stress before examinations, friendship, and the choice of subjects.',
    ),
    'A child who is troubled may speak to any teacher, at any time.',
  ],
  next: ['/SoftSkills', '/Infirmary', '/SexualHarassmentCommittee'],
})
