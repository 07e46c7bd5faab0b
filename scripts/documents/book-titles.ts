type ClassBooks = {
  textbooks: readonly [subject: string, title: string, publisher: string, edition: string][]
  exerciseBooks: readonly [kind: string, number: string][]
}

/** Invented titles, by the class as the book list names it. */
export const bookTitles: Readonly<Record<string, ClassBooks>> = {
  LKG: {
    textbooks: [
      ['English', 'Sounds and Letters, book 1', 'Sample Press', '2025'],
      ['Hindi', 'First Hindi Letters', 'Sample Press', '2025'],
      ['Bengali', 'First Bengali Letters', 'Sample Press', '2025'],
      ['Numbers', 'Count with Me, 1 to 50', 'Sample Press', '2025'],
      ['Rhymes', 'Rhymes for Small Voices', 'Sample Press', 'Any'],
      ['Art', 'Colour and Paste, book 1', 'Sample Press', 'Any'],
    ],
    exerciseBooks: [
      ['Four-line book for English', '2'],
      ['Square-ruled book for numbers', '2'],
      ['Drawing book, large', '1'],
    ],
  },
  UKG: {
    textbooks: [
      ['English', 'Sounds and Letters, book 2', 'Sample Press', '2025'],
      ['Hindi', 'Hindi Words and Pictures', 'Sample Press', '2025'],
      ['Bengali', 'Bengali Words and Pictures', 'Sample Press', '2025'],
      ['Numbers', 'Count with Me, 1 to 100', 'Sample Press', '2025'],
      ['World around us', 'My Home and My Street', 'Sample Press', '2025'],
      ['Art', 'Colour and Paste, book 2', 'Sample Press', 'Any'],
    ],
    exerciseBooks: [
      ['Four-line book for English', '2'],
      ['Wide-ruled book for Hindi and Bengali', '2'],
      ['Square-ruled book for numbers', '2'],
      ['Drawing book, large', '1'],
    ],
  },
  'Class 1': {
    textbooks: [
      ['English', 'The Reading Tree, reader 1', 'Sample Press', '2025'],
      ['English', 'The Reading Tree, workbook 1', 'Sample Press', '2025'],
      ['Hindi', 'Hindi Reader 1', 'Sample Press', '2025'],
      ['Bengali', 'Bengali Reader 1', 'Sample Press', '2025'],
      ['Mathematics', 'Numbers and Shapes 1', 'Sample Press', '2025'],
      ['Computer', 'Mouse and Keyboard 1', 'Sample Press', '2024 or later'],
      ['GK', 'Look and Wonder 1', 'Sample Press', 'Any'],
      ['Art', 'Line and Colour 1', 'Sample Press', 'Any'],
    ],
    exerciseBooks: [
      ['Four-line book for English', '3'],
      ['Wide-ruled book for Hindi and Bengali', '4'],
      ['Square-ruled book for mathematics', '2'],
      ['Drawing book, large', '1'],
    ],
  },
}
