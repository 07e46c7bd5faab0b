import { factList, heading } from '../blocks.ts'
import { definePage } from '../page.ts'

export const softSkills = definePage({
  path: '/SoftSkills',
  title: 'Soft skills',
  summary: 'Speaking, listening and working together.',
  searchWords: 'soft skills communication speaking personality कौशल',
  picture: 'quiz',
  sample: true,
  blocks: [
    'Children learn to speak clearly, listen well and work with others. They practise a little every week, in every class.',
    heading('What children practise'),
    factList({
      Speaking: 'News and poems at assembly, two-minute talks in class, and debates from class VI.',
      Listening: 'Repeat in your own words what the other person said, then answer.',
      'Working together': 'Projects in groups of four. Each child has a task.',
      Courtesy: 'Greeting visitors, making a phone call, writing a thank-you letter.',
      'Keeping time': 'A homework diary, and a plan for exam week.',
    }),
    'There are no marks for this. At the open house the class teacher tells you how your child is doing, and how you can help at home.',
  ],
  next: ['/LifeSkills', '/Club', '/House'],
})
