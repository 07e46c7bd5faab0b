import { bullets, picture } from '../blocks.ts'
import { definePage } from '../page.ts'

export const booklist = definePage({
  path: '/Booklist',
  title: 'Book list',
  template: 'books',
  summary: 'The books for each class, to download.',
  searchWords:
    'book books booklist book list textbooks syllabus stationery NCERT पुस्तक पुस्तकें किताब किताबें सूची pustak kitab kitaben বই বইয়ের তালিকা boi',
  aliases: ['/book-lists'],
  cardPicture: 'books',
  sample: true,
  blocks: [
    'Each list has the textbooks and notebooks of one class for the session {session}. If your class is not here, the class teacher will give you the list.',
    bullets(
      'Buy the books from any shop. The school does not sell books.',
      'Check the title, the publisher and the edition before you pay.',
      'Old copies are fine if the edition is the same.',
      'Cover each book and write your child’s name, class and section on it.',
    ),
    picture('books'),
  ],
  next: [['Textbooks to read free of charge', '/ebooks'], '/Curriculum', '/Library'],
})

export const booksTitle = 'Book lists by class'

export const bookColumns = ['Serial Number', 'Class', 'Link'] as const

export const bookLinkText = 'Click Here To Download'

export const noBooks = 'There is no book list here yet. Please ask the class teacher for it.'
