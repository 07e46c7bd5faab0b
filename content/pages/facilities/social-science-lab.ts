import { bullets, heading } from '../blocks.ts'
import { definePage } from '../page.ts'

export const socialScienceLab = definePage({
  path: '/SocialScienceLab',
  title: 'Social science laboratory',
  summary: 'Maps, models and projects for history, geography and civics.',
  searchWords: 'social science history geography lab laboratory सामाजिक विज्ञान সমাজ বিজ্ঞান',
  picture: 'social-science-lab',
  sample: true,
  blocks: [
    'The lab has maps, globes, relief models, old coins and charts. They help children to see places and times that are far away.',
    heading('What students do'),
    bullets(
      'Find rivers, hills and cities on a map, and draw maps of their own.',
      'Make models of monuments, and a time line on the wall.',
      'Hold a mock election and a mock Parliament.',
    ),
    'Classes VI to X come here for project work. The Heritage club also meets in this room.',
  ],
  next: ['/Library', '/Club', ['The campus in pictures', '/Infrastructure']],
})
