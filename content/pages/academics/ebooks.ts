import { heading, numbered, picture } from '../blocks.ts'
import { definePage } from '../page.ts'

export const ebooks = definePage({
  path: '/ebooks',
  title: 'E-books',
  template: 'ebooks',
  summary: 'Where to read the board’s textbooks free.',
  searchWords: 'ebooks e-books ebook PDF books NCERT online download digital ई-बुक ईबुक ই-বুক',
  aliases: ['/e-books'],
  cardPicture: 'language-lab',
  blocks: [
    'The board’s e-books site has the textbooks of classes I to XII in English, Hindi and Urdu. You can read and download them free, without an account.',
    heading('How to find a book'),
    numbered(
      'Open the board’s e-books site from the link on this page.',
      'Choose the class, the subject and the title.',
      'Choose a chapter. Read it on the screen, or download it to read offline.',
    ),
    'A chapter with many pictures can be large. On mobile data, download one chapter at a time. Your child must still bring the printed textbook to school.',
    picture('language-lab'),
  ],
  next: ['/Booklist', '/Library', '/Curriculum'],
})
