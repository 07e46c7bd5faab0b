import { heading, numbered, picture } from '../blocks.ts'
import { definePage } from '../page.ts'

export const ebooks = definePage({
  path: '/ebooks',
  title: 'E-books',
  template: 'ebooks',
  summary: 'Where to read the board’s textbooks free of charge.',
  searchWords: 'ebooks e-books ebook PDF books NCERT online download digital ई-बुक ईबुक ই-বুক',
  aliases: ['/e-books'],
  cardPicture: 'computer-room',
  blocks: [
    'On the board’s e-books site stand the textbooks of classes I to XII, in English, Hindi and Urdu. Reading and downloading are free and need no account.',
    heading('How to find a book'),
    numbered(
      'Open the board’s e-books site from the link on this page.',
      'Choose the class, the subject and the title.',
      'Choose a chapter and read it on the screen, or download it to read without internet.',
    ),
    'A chapter with many pictures can be large: on mobile data, download one chapter at a time. An e-book does not replace the textbook, which the child brings to school.',
    picture('computer-room'),
  ],
  next: ['/Booklist', '/Library', '/Curriculum'],
})
