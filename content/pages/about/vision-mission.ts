import { home } from '../general/home.ts'
import { factList, heading, statement } from '../blocks.ts'
import { definePage } from '../page.ts'

const [vision, mission] = home.cards

export const visionMission = definePage({
  path: '/Vision&Mission',
  title: 'Vision and mission',
  summary: 'Our vision, mission, motto and values.',
  searchWords: 'vision mission values motto aims लक्ष्य उद्देश्य दृष्टि lakshya লক্ষ্য উদ্দেশ্য',
  picture: 'assembly',
  sample: true,
  blocks: [
    heading(vision.title),
    statement(vision.text),
    'When students leave our school, we want them to read well, work honestly, speak politely even when they disagree, and help others.',
    heading(mission.title),
    statement(mission.text),
    'We start with what a child can see and touch, and then move on to ideas. We check notebooks with care and tell parents honestly how the child is doing. There is time every day for books, games and music.',
    heading('Motto'),
    statement('Learn to think, live to serve.'),
    heading('Values'),
    factList({
      Honesty: 'We tell the truth, in the exam hall and outside it.',
      Diligence: 'We finish what we start, and try again if it is not good enough.',
      Courtesy: 'We greet people, listen to them and wait for our turn.',
      Courage: 'We ask when we do not understand. We speak up when someone is treated badly.',
      Care: 'We look after younger children, school property and our surroundings.',
    }),
  ],
  next: [
    ['The story of the school', '/AboutUs'],
    ['What is taught', '/Curriculum'],
    '/Rules&Regulations',
  ],
})
