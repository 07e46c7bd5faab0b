import type { Picture } from '../text.ts'
import { getPicture, type PictureName } from './pictures.ts'

/** The picture beside the title of a page, by its row. An editor's words leave it where it is. */
const leadPictures = {
  vision_mission: 'assembly',
  curriculum: 'classroom',
  rules_regulations: 'morning-bell',
  procedure: 'first-day',
  schedule: 'office-desk',
  scholarship: 'science-fair',
  soft_skills: 'quiz',
  life_skills: 'garden',
  abacus: 'abacus',
  house: 'houses',
  club: 'music',
  library: 'library',
  chemistry_lab: 'chemistry-lab',
  physics_lab: 'physics-lab',
  social_science_lab: 'social-science-lab',
  math_lab: 'math-lab',
  language_lab: 'language-lab',
  smart_room: 'computer-room',
  infirmary: 'infirmary',
  indoor_outdoor_games: 'playing-field',
  examination: 'exam-hall',
  homework: 'books',
  events: 'annual-day',
  exam_viii: 'exam-hall',
  cbse_sports: 'sports-day',
  cns_gallery: 'playing-field',
} satisfies Record<string, PictureName>

const byRow = new Map<string, PictureName>(Object.entries(leadPictures))

export function getLeadPicture(row: string): Picture | null {
  const name = byRow.get(row)
  return name ? getPicture(name) : null
}
