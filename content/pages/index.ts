import { groupIds, type Group, type Page } from './page.ts'
import { aboutUs } from './about/about-us.ts'
import { contactUs } from './about/contact-us.ts'
import { gallery } from './about/gallery.ts'
import { infrastructure } from './about/infrastructure.ts'
import { mandatoryDisclosure } from './about/mandatory-disclosure.ts'
import { principalMessage } from './about/principal-message.ts'
import { visionMission } from './about/vision-mission.ts'
import { booklist } from './academics/booklist.ts'
import { curriculum } from './academics/curriculum.ts'
import { ebooks } from './academics/ebooks.ts'
import { examCenter } from './academics/exam-center.ts'
import { examVii } from './academics/exam-vii.ts'
import { examViii } from './academics/exam-viii.ts'
import { examination } from './academics/examination.ts'
import { homework } from './academics/homework.ts'
import { results } from './academics/results.ts'
import { schoolCalendar } from './academics/school-calendar.ts'
import { abacus } from './activities/abacus.ts'
import { cbseGames } from './activities/cbse-games.ts'
import { cbseSports } from './activities/cbse-sports.ts'
import { club } from './activities/club.ts'
import { cnsGallery } from './activities/cns-gallery.ts'
import { events } from './activities/events.ts'
import { house } from './activities/house.ts'
import { karate } from './activities/karate.ts'
import { lifeSkills } from './activities/life-skills.ts'
import { softSkills } from './activities/soft-skills.ts'
import { faculty } from './administration/faculty.ts'
import { management } from './administration/management.ts'
import { rulesRegulations } from './administration/rules-regulations.ts'
import { sexualHarassmentCommittee } from './administration/sexual-harassment-committee.ts'
import { trust } from './administration/trust.ts'
import { feePaymentRules } from './admission/fee-payment-rules.ts'
import { procedure } from './admission/procedure.ts'
import { schedule } from './admission/schedule.ts'
import { scholarship } from './admission/scholarship.ts'
import { takeAdmission } from './admission/take-admission.ts'
import { uniform } from './admission/uniform.ts'
import { chemistryLab } from './facilities/chemistry-lab.ts'
import { hostel } from './facilities/hostel.ts'
import { indoorOutdoorGames } from './facilities/indoor-outdoor-games.ts'
import { infirmary } from './facilities/infirmary.ts'
import { languageLab } from './facilities/language-lab.ts'
import { library } from './facilities/library.ts'
import { mathLab } from './facilities/math-lab.ts'
import { physicsLab } from './facilities/physics-lab.ts'
import { smartRoom } from './facilities/smart-room.ts'
import { socialScienceLab } from './facilities/social-science-lab.ts'
import { transport } from './facilities/transport.ts'
import { accessibility } from './general/accessibility.ts'
import { homePage } from './general/home.ts'
import { noticesPage } from './general/notices.ts'
import { privacyPolicy } from './general/privacy-policy.ts'
import { search } from './general/search.ts'
import { siteMap } from './general/site-map.ts'

type Listed = Omit<Page, 'group'>

/** The pages of each navigation group in order. A test names a page that is missing. */
const grouped: Record<Group, Listed[]> = {
  about: [
    aboutUs,
    principalMessage,
    visionMission,
    infrastructure,
    gallery,
    mandatoryDisclosure,
    contactUs,
  ],
  academics: [
    curriculum,
    schoolCalendar,
    examination,
    results,
    homework,
    booklist,
    ebooks,
    examCenter,
    examVii,
    examViii,
  ],
  administration: [trust, management, faculty, sexualHarassmentCommittee, rulesRegulations],
  admission: [takeAdmission, procedure, schedule, feePaymentRules, scholarship, uniform],
  activities: [
    softSkills,
    lifeSkills,
    karate,
    abacus,
    house,
    club,
    events,
    cbseSports,
    cbseGames,
    cnsGallery,
  ],
  facilities: [
    library,
    chemistryLab,
    physicsLab,
    socialScienceLab,
    mathLab,
    languageLab,
    smartRoom,
    infirmary,
    indoorOutdoorGames,
    transport,
    hostel,
  ],
}

const outsideNavigation: Listed[] = [
  homePage,
  noticesPage,
  privacyPolicy,
  accessibility,
  search,
  siteMap,
]

/** Every page: those outside the navigation, then the groups in order. */
export const pages: readonly Page[] = [
  ...outsideNavigation.map((page) => ({ ...page, group: null })),
  ...groupIds.flatMap((group) => grouped[group].map((page) => ({ ...page, group }))),
]

const byPath = new Map<string, Page>(pages.map((page) => [page.path, page]))

/** The page at a decoded path, or null. */
export function findPage(path: string): Page | null {
  return byPath.get(path) ?? null
}

/** The page at a path in the code; throws if there is none. */
export function getPageAt(path: Page['path']): Page {
  const page = byPath.get(path)
  if (!page) throw new Error(`There is no page ${path}`)
  return page
}

/** The pages of a group in order. */
function pagesOf(group: Group): Page[] {
  return pages.filter((page) => page.group === group)
}

/** The navigation: each group with its pages. */
export const navigation = groupIds.map((group) => ({ group, pages: pagesOf(group) }))
