/** The label of the pictures, and of the filter that shows all of them. */
export const infrastructureTexts = { label: 'The campus in pictures', all: 'All' } as const
