const plurals = new Map([
  ['enquiry', 'enquiries'],
  ['entry', 'entries'],
])

/** "1 file", "2 files", "0 enquiries". */
export const counted = (count: number, thing: string): string =>
  `${count} ${count === 1 ? thing : (plurals.get(thing) ?? `${thing}s`)}`
