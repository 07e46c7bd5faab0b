import { bullets, heading } from '../blocks.ts'
import { definePage } from '../page.ts'

export const lifeSkills = definePage({
  path: '/LifeSkills',
  title: 'Life skills',
  summary: 'Learning to take care of yourself and others.',
  searchWords: 'life skills values moral counselling जीवन कौशल',
  picture: 'garden',
  sample: true,
  blocks: [
    'Life skills help children every day: to know their feelings, to decide, to say no and to ask for help. Like CBSE, we follow the ten skills of the World Health Organization.',
    heading('The ten skills'),
    bullets(
      'Self-awareness and empathy',
      'Critical thinking and creative thinking',
      'Decision making and problem solving',
      'Effective communication and good relations with others',
      'Coping with stress and coping with emotions',
    ),
    heading('How children learn them'),
    bullets(
      'Small children learn to tie a lace, pack a bag, wash hands and name their feelings.',
      'Classes III to V learn to cross the road, grow plants and handle small sums of money.',
      'Classes VI to VIII learn first aid, internet safety, and good and bad touch.',
      'Classes IX and X talk about exam stress, friendship and choice of subjects.',
    ),
    'A child who is worried can talk to any teacher at any time.',
  ],
  next: ['/SoftSkills', '/Infirmary', '/SexualHarassmentCommittee'],
})
