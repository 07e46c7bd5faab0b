import { definePage } from '../page.ts'
import { laboratoryText } from './chemistry-lab.ts'

export const languageLab = definePage({
  path: '/LanguageLab',
  title: 'Language laboratory',
  summary: 'Listening, speaking and reading in three languages.',
  picture: 'language-lab',
  sample: true,
  blocks: [...laboratoryText],
  next: ['/SmartRoom', '/SoftSkills', ['The campus in pictures', '/Infrastructure']],
})
