/** The most visited pages, linked from the search page and the 404 page. */
export const popularPages = {
  title: 'Popular pages',
  paths: [
    '/TakeAdmission',
    '/FeePaymentRules',
    '/notices',
    '/SchoolCalendar',
    '/Booklist',
    '/Faculty',
    '/Disclosure',
    '/Contact Us',
  ],
} as const
