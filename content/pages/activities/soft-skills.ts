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
    'To speak so that the last bench hears, to listen to the end, to work with someone one did not choose: these are learnt by doing, a little each week, from the first class to the last.',
    heading('What is practised'),
    factList({
      Speaking:
        'News and a poem at assembly, a talk of two minutes in class, debates from class VI.',
      Listening: 'Retelling what another has said before answering it.',
      'Working together': 'Projects in groups of four, each with a task of their own.',
      Courtesy: 'Greeting visitors, making a telephone call, writing a letter of thanks.',
      'Keeping time': 'A diary for homework, and a plan for the week of an examination.',
    }),
    'There are no marks for this. The class teacher tells parents at the open house how the child is coming along, and what would help at home.',
  ],
  next: ['/LifeSkills', '/Club', '/House'],
})
