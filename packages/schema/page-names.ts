/** The pages that a row of the collection `pages` can belong to: the name of the row, and the path. */
export const pagePaths = {
  notices: '/notices',
  privacy_policy: '/Privery_policy',
  accessibility: '/accessibility',
  search: '/search',
  site_map: '/site-map',
  about_us: '/AboutUs',
  principal_message: '/PrincipalMessage',
  vision_mission: '/Vision&Mission',
  infrastructure: '/Infrastructure',
  gallery: '/Gallery',
  mandatory_disclosure: '/Disclosure',
  contact_us: '/Contact Us',
  curriculum: '/Curriculum',
  school_calendar: '/SchoolCalendar',
  examination: '/Examination',
  results: '/Results',
  homework: '/Homework',
  booklist: '/Booklist',
  ebooks: '/ebooks',
  exam_center: '/exam-center',
  exam_vii: '/exam-vii',
  exam_viii: '/exam-viii',
  trust: '/Trust',
  management: '/Management',
  faculty: '/Faculty',
  sexual_harassment_committee: '/SexualHarassmentCommittee',
  rules_regulations: '/Rules&Regulations',
  take_admission: '/TakeAdmission',
  procedure: '/Procedure',
  schedule: '/Schedule',
  fee_payment_rules: '/FeePaymentRules',
  scholarship: '/Scholarship',
  uniform: '/Uniform',
  soft_skills: '/SoftSkills',
  life_skills: '/LifeSkills',
  karate: '/Karate',
  abacus: '/Abacus',
  house: '/House',
  club: '/Club',
  events: '/Events',
  cbse_sports: '/cbse-sports',
  cbse_games: '/cbse-games',
  cns_gallery: '/cns-gallery',
  library: '/Library',
  chemistry_lab: '/ChemistryLab',
  physics_lab: '/PhysicsLab',
  social_science_lab: '/SocialScienceLab',
  math_lab: '/MathLab',
  language_lab: '/LanguageLab',
  smart_room: '/SmartRoom',
  infirmary: '/Infirmary',
  indoor_outdoor_games: '/Indoor&OutdoorGames',
  transport: '/Transport',
  hostel: '/Hostel',
} as const

/** The names of a page's row that editors may use: that of the page table, or its route. */
export function rowNamesOf({ row, path }: { row: string; path: string }): string[] {
  const route = path.slice(1)
  return [...new Set([row, route, route.toLowerCase()])]
}

/** The names of rows whose pages show their title and photograph, and no text. */
export const namesWithoutText: readonly string[] = (['notices', 'search', 'site_map'] as const)
  .map((row) => ({ row, path: pagePaths[row] }))
  .flatMap(rowNamesOf)

const names = new Set(Object.entries(pagePaths).flatMap(([row, path]) => rowNamesOf({ row, path })))

/** Whether a row of this name is shown on a page. */
export const isPageName = (name: string): boolean => names.has(name)
