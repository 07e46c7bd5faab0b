/** The number of an enquiry for people: the beginning of its id, such as 3F2A91BC. */
export const referenceOf = (id: string): string => id.slice(0, 8).toUpperCase()
