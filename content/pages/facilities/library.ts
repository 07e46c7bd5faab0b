import { bullets, heading } from '../blocks.ts'
import { definePage } from '../page.ts'

export const library = definePage({
  path: '/Library',
  title: 'Library',
  summary: 'A quiet room with good books, and time to read.',
  searchWords: 'library reading books borrow issue पुस्तकालय लाइब्रेरी pustakalay গ্রন্থাগার লাইব্রেরি',
  picture: 'library',
  sample: true,
  blocks: [
    'Every class has a library period each week. There are stories and poems in English, Hindi and Bengali, and books on science, history and travel. You will also find atlases, dictionaries and the day’s newspapers.',
    heading('Borrowing'),
    bullets(
      'Classes I to V: one book at a time. Classes VI to X: two books.',
      'Return a book within 14 days. You can borrow it again if nobody else wants it.',
      'If a book is lost or damaged, please replace it with the same title.',
      'Dictionaries, atlases and newspapers stay in the library.',
    ),
    'The librarian helps each child find a book of the right level. Parents can give good used books to the library.',
  ],
  next: ['/Booklist', ['Textbooks to read free of charge', '/ebooks'], '/LanguageLab'],
})
