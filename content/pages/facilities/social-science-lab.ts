import { definePage } from '../page.ts'
import { laboratoryText } from './chemistry-lab.ts'

export const socialScienceLab = definePage({
  path: '/SocialScienceLab',
  title: 'Social science laboratory',
  summary: 'Maps, models and projects for history, geography and civics.',
  searchWords: 'social science history geography lab laboratory सामाजिक विज्ञान সমাজ বিজ্ঞান',
  picture: 'social-science-lab',
  sample: true,
  blocks: [...laboratoryText],
  next: ['/Library', '/Club', ['The campus in pictures', '/Infrastructure']],
})
