import { bullets, heading } from '../blocks.ts'
import { definePage } from '../page.ts'

export const languageLab = definePage({
  path: '/LanguageLab',
  title: 'Language laboratory',
  summary: 'Listening, speaking and reading in three languages.',
  searchWords: 'language english spoken lab laboratory भाषा अंग्रेजी bhasha ভাষা ইংরেজি',
  picture: 'language-lab',
  sample: true,
  blocks: [
    'Each seat in the language lab has headphones and a microphone. Students listen, speak and hear their own voice again.',
    heading('What students do'),
    bullets(
      'Listen to stories and news in English, Hindi and Bengali.',
      'Record themselves, and practise difficult sounds.',
      'Speak in pairs: on the phone, at a shop, at an interview.',
    ),
    'Classes III to X have one period a week. Nobody is marked for accent. We want every child to speak without fear.',
  ],
  next: ['/SmartRoom', '/SoftSkills', ['The campus in pictures', '/Infrastructure']],
})
