import { curriculum } from './curriculum.ts'
import { disclosure } from './disclosure.ts'

export const samplePages = [
  { page_name: 'curriculum', title: 'Curriculum', content: curriculum, sample: true },
  {
    page_name: 'mandatory_disclosure',
    title: 'Mandatory Public Disclosure',
    content: disclosure,
    sample: true,
  },
]
