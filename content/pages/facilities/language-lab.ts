import { links } from '../blocks.ts'
import { definePage } from '../page.ts'
import { laboratoryText } from './chemistry-lab.ts'

export const languageLab = definePage({
  path: '/LanguageLab',
  title: 'Language laboratory',
  template: 'text',
  group: 'facilities',
  row: 'language_lab',
  summary: 'Listening, speaking and reading in three languages.',
  picture: 'language-lab',
  sample: true,
  blocks: [
    ...laboratoryText,
    links(
      ['Smart room', '/SmartRoom'],
      ['Soft skills', '/SoftSkills'],
      ['The campus in pictures', '/Infrastructure'],
    ),
  ],
})
