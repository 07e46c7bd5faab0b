/** The pages that most people come for: beside the search, and where an address leads to none. */
export const popularPages = {
  title: 'Popular pages',
  paths: [
    ...(['/TakeAdmission', '/FeePaymentRules', '/notices', '/SchoolCalendar'] as const),
    ...(['/Booklist', '/Faculty', '/Disclosure', '/Contact Us'] as const),
  ],
} as const
