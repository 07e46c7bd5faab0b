/** The most visited pages, linked from the search page and the 404 page. */
export const popularPages = {
  title: 'Popular pages',
  names: [
    'take_admission',
    'fee_payment_rules',
    'notices',
    'school_calendar',
    'booklist',
    'faculty',
    'mandatory_disclosure',
    'contact_us',
  ],
} as const
