export const booksTitle = 'Book lists by class'

export const bookColumns = ['Serial Number', 'Class', 'Link'] as const

export const bookLinkText = 'Click Here To Download'

export const noBooks = 'There is no book list here yet. Please ask the class teacher for it.'
