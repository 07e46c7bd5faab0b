import { home } from '../general/home.ts'
import { factList, heading, statement } from '../blocks.ts'
import { definePage } from '../page.ts'

const [vision, mission] = home.cards

export const visionMission = definePage({
  path: '/Vision&Mission',
  title: 'Vision and mission',
  summary: 'Our vision, mission, motto and the values we live by.',
  searchWords: 'vision mission values motto aims लक्ष्य उद्देश्य दृष्टि lakshya লক্ষ্য উদ্দেশ্য',
  picture: 'assembly',
  sample: true,
  blocks: [
    heading(vision.title),
    statement(vision.text),
    'A good school is judged by the people who leave it: whether they can read a hard page, do honest work, disagree with courtesy and help without being asked.',
    heading(mission.title),
    statement(mission.text),
    'We begin with what a child can see and handle, and go on to what must be reasoned. We correct notebooks with care, tell parents the truth about progress, and keep time in the day for books, games and music.',
    heading('Motto'),
    statement('Learn to think, live to serve.'),
    heading('Values'),
    factList({
      Honesty: 'We say what is so, in the examination hall and outside it.',
      Diligence: 'We finish what we begin, and do it again if it is not good.',
      Courtesy: 'We greet, we listen, we wait our turn.',
      Courage: 'We ask when we do not understand and speak up when someone is wronged.',
      Care: 'We look after younger children, shared things and the ground we stand on.',
    }),
  ],
  next: [
    ['The story of the school', '/AboutUs'],
    ['What is taught', '/Curriculum'],
    '/Rules&Regulations',
  ],
})
