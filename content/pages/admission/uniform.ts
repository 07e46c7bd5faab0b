import { definePage } from '../page.ts'

export const uniform = definePage({
  path: '/Uniform',
  title: 'Uniform',
  summary: 'What students wear in summer, in winter and for games.',
  searchWords:
    'uniform school uniform dress dress code shoes blazer sweater house T-shirt वर्दी यूनिफॉर्म vardi poshak ইউনিফর্ম পোশাক',
  aliases: ['/school-uniform', '/dress-code'],
  picture: 'uniform',
  optional: true,
})
