import { links } from '../blocks.ts'
import { definePage } from '../page.ts'
import { laboratoryText } from './chemistry-lab.ts'

export const socialScienceLab = definePage({
  path: '/SocialScienceLab',
  title: 'Social science laboratory',
  template: 'text',
  group: 'facilities',
  row: 'social_science_lab',
  summary: 'Maps, models and projects for history, geography and civics.',
  picture: 'social-science-lab',
  sample: true,
  blocks: [
    ...laboratoryText,
    links(
      ['Library', '/Library'],
      ['Clubs', '/Club'],
      ['The campus in pictures', '/Infrastructure'],
    ),
  ],
})
