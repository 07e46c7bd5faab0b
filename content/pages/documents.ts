/** The documents that the pages link to, under the names that stand on them. */
export const documents = {
  societyRegistration: {
    title: 'Society registration',
    path: '/docs/pdf/SocityRegistration.pdf',
  },
  calendar: {
    title: 'Academic Calender 2022-23',
    path: '/docs/pdf/academic-calendar-2022-23.pdf',
  },
  gamesAnnexure: {
    title: 'CBSE games: annexure',
    path: '/docs/pdf/cbse-games-annexure.pdf',
  },
} as const
