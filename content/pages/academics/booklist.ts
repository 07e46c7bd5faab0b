import type { PageText } from '../../text.ts'
import { bullets, links, paragraph, picture } from '../blocks.ts'

export const booklist: PageText = {
  sample: true,
  blocks: [
    paragraph(
      'Each list names the textbooks and exercise books of one class for the session {session}. A class that is not listed yet receives its list from the class teacher.',
    ),
    bullets(
      'Buy the books from any shop; the school sells none and names none.',
      'Check the title, the publisher and the edition before you pay.',
      'Last year’s copies are welcome where the edition is the same.',
      'Cover each book and write the child’s name, class and section on it.',
    ),
    picture('books'),
    links(
      ['Textbooks to read free of charge', '/ebooks'],
      ['Curriculum', '/Curriculum'],
      ['Library', '/Library'],
    ),
  ],
}
