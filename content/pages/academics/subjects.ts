/** The subjects offered, shown below whatever the CMS says about the curriculum. */
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
