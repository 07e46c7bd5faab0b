import { defaultSchool } from '../school.ts'
import type { PageText } from '../text.ts'
import { aboutUs } from './about/about-us.ts'
import { contactUs } from './about/contact-us.ts'
import { gallery } from './about/gallery.ts'
import { infrastructure } from './about/infrastructure.ts'
import { mandatoryDisclosure } from './about/mandatory-disclosure.ts'
import { visionMission } from './about/vision-mission.ts'
import { booklist } from './academics/booklist.ts'
import { curriculum } from './academics/curriculum.ts'
import { ebooks } from './academics/ebooks.ts'
import { examCenter } from './academics/exam-center.ts'
import { examVii } from './academics/exam-vii.ts'
import { schoolCalendar } from './academics/school-calendar.ts'
import { abacus } from './activities/abacus.ts'
import { cbseGames } from './activities/cbse-games.ts'
import { club } from './activities/club.ts'
import { house } from './activities/house.ts'
import { karate } from './activities/karate.ts'
import { lifeSkills } from './activities/life-skills.ts'
import { softSkills } from './activities/soft-skills.ts'
import { management } from './administration/management.ts'
import { rulesRegulations } from './administration/rules-regulations.ts'
import { sexualHarassmentCommittee } from './administration/sexual-harassment-committee.ts'
import { trust } from './administration/trust.ts'
import { feePaymentRules } from './admission/fee-payment-rules.ts'
import { procedure } from './admission/procedure.ts'
import { schedule } from './admission/schedule.ts'
import { scholarship } from './admission/scholarship.ts'
import { chemistryLab } from './facilities/chemistry-lab.ts'
import { indoorOutdoorGames } from './facilities/indoor-outdoor-games.ts'
import { infirmary } from './facilities/infirmary.ts'
import { languageLab } from './facilities/language-lab.ts'
import { library } from './facilities/library.ts'
import { mathLab } from './facilities/math-lab.ts'
import { physicsLab } from './facilities/physics-lab.ts'
import { smartRoom } from './facilities/smart-room.ts'
import { socialScienceLab } from './facilities/social-science-lab.ts'
import { privacyPolicy } from './general/privacy-policy.ts'
import { fillIn, type SchoolWords } from './fill-in.ts'

/** The texts as written, by the row of the page table, the school's words still to be filled in. */
const texts: Readonly<Record<string, PageText>> = {
  about_us: aboutUs,
  vision_mission: visionMission,
  infrastructure: infrastructure,
  gallery: gallery,
  mandatory_disclosure: mandatoryDisclosure,
  contact_us: contactUs,
  curriculum: curriculum,
  school_calendar: schoolCalendar,
  booklist: booklist,
  ebooks: ebooks,
  exam_center: examCenter,
  exam_vii: examVii,
  trust: trust,
  management: management,
  sexual_harassment_committee: sexualHarassmentCommittee,
  rules_regulations: rulesRegulations,
  procedure: procedure,
  schedule: schedule,
  fee_payment_rules: feePaymentRules,
  scholarship: scholarship,
  soft_skills: softSkills,
  life_skills: lifeSkills,
  karate: karate,
  abacus: abacus,
  house: house,
  club: club,
  cbse_games: cbseGames,
  library: library,
  chemistry_lab: chemistryLab,
  physics_lab: physicsLab,
  social_science_lab: socialScienceLab,
  math_lab: mathLab,
  language_lab: languageLab,
  smart_room: smartRoom,
  infirmary: infirmary,
  indoor_outdoor_games: indoorOutdoorGames,
  privacy_policy: privacyPolicy,
}

/** What the page of a row says while the CMS has no text for it, in the words of this school. */
export function getDefaultText(row: string, school: SchoolWords): PageText | null {
  const text = texts[row]
  return text ? fillIn(text, school) : null
}

/** Every default text, in the words of the default school. */
export const defaultTexts: Readonly<Record<string, PageText>> = Object.fromEntries(
  Object.entries(texts).map(([row, text]) => [row, fillIn(text, defaultSchool)]),
)
