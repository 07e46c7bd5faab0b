/** The subjects offered, shown below any text of the CMS. */
export const subjects = [
  'English',
  'Bengali',
  'Hindi',
  'Geography',
  'History',
  'SST',
  'Computer',
  'Art',
  'GK',
] as const
