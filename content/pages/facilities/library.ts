import { bullets, heading } from '../blocks.ts'
import { definePage } from '../page.ts'

export const library = definePage({
  path: '/Library',
  title: 'Library',
  summary: 'A quiet room, good books and time to read them.',
  searchWords: 'library reading books borrow issue पुस्तकालय लाइब्रेरी pustakalay গ্রন্থাগার লাইব্রেরি',
  picture: 'library',
  sample: true,
  blocks: [
    'Every class has its hour in the library each week. The shelves hold stories and poems in English, Hindi and Bengali, books on science, history and travel, atlases, dictionaries and the day’s newspapers.',
    heading('Borrowing'),
    bullets(
      'From class I a pupil borrows one book at a time, from class VI two.',
      'A book is returned within fourteen days and may be borrowed again if nobody waits for it.',
      'A lost or spoiled book is replaced with the same title.',
      'Dictionaries, atlases and newspapers are read in the room.',
    ),
    'The librarian helps a child to find a book that is neither too easy nor too hard. Parents who have good books to spare may bring them to the library.',
  ],
  next: ['/Booklist', ['Textbooks to read free of charge', '/ebooks'], '/LanguageLab'],
})
