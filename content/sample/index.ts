import { feesOfTheSite } from '../pages/admission/fees.ts'
import { lastDayOfSession, sessionOf } from 'school-schema/day'
import { endOf } from './days.ts'
import { pictureId, type Picture } from './files.ts'
import { sampleNotices } from './notices.ts'
import { sampleOptionalPages } from './optional-pages.ts'
import { samplePages } from './pages.ts'
import { sampleDocuments, sampleResults } from './school.ts'

type Teacher = [name: string, designation: string, qualification: string, department: string]

/** In the order of the table. The names are invented. */
const TEACHERS: Teacher[] = [
  ['Dr Anjali Sharma', 'Principal', 'M.Sc., Ph.D., B.Ed.', 'Administration'],
  ['Mr Rakesh Verma', 'Vice Principal', 'M.A. (English), B.Ed.', 'Administration'],
  ['Mrs Sunita Das', 'Headmistress, Primary Wing', 'M.A. (Education), B.Ed.', 'Administration'],
  ['Mrs Ritu Banerjee', 'TGT English', 'M.A. (English), B.Ed.', 'Languages'],
  ['Mr Debasish Sen', 'TGT Bengali', 'M.A. (Bengali), B.Ed.', 'Languages'],
  ['Mrs Usha Mishra', 'TGT Hindi', 'M.A. (Hindi), B.Ed.', 'Languages'],
  ['Ms Leena D’Souza', 'TGT English', 'M.A. (English), B.Ed.', 'Languages'],
  ['Mrs Meera Joshi', 'PGT Chemistry', 'M.Sc. (Chemistry), B.Ed.', 'Science'],
  ['Mr Arun Kumar', 'PGT Physics', 'M.Sc. (Physics), B.Ed.', 'Science'],
  ['Mrs Lakshmi Nair', 'TGT Science', 'B.Sc., B.Ed.', 'Science'],
  ['Mrs Farida Khan', 'PGT Biology', 'M.Sc. (Botany), B.Ed.', 'Science'],
  ['Mr Sanjay Gupta', 'PGT Mathematics', 'M.Sc. (Mathematics), B.Ed.', 'Mathematics'],
  ['Mrs Kavita Singh', 'TGT Mathematics', 'B.Sc. (Mathematics), B.Ed.', 'Mathematics'],
  ['Mr Imran Ahmed', 'TGT Social Science', 'M.A. (History), B.Ed.', 'Social Science'],
  ['Mrs Padma Rao', 'TGT Social Science', 'M.A. (Geography), B.Ed.', 'Social Science'],
  ['Ms Priya Thomas', 'TGT Computer Science', 'MCA, B.Ed.', 'Computer Science'],
  ['Mrs Nasreen Begum', 'PRT, Class II', 'B.A., D.El.Ed.', 'Primary'],
  ['Mrs Anita Dey', 'PRT, Class I', 'B.A., D.El.Ed.', 'Primary'],
  ['Mr Joseph Kujur', 'PRT, Class IV', 'B.Sc., D.El.Ed.', 'Primary'],
  ['Ms Pooja Chauhan', 'Nursery Teacher', 'B.A., N.T.T.', 'Primary'],
  ['Mr Bikash Roy', 'Art Teacher', 'B.F.A.', 'Arts and Sports'],
  ['Mr Harpreet Singh', 'Physical Education Teacher', 'B.P.Ed.', 'Arts and Sports'],
  ['Mrs Sharmila Ghosh', 'Music Teacher', 'B.Mus.', 'Arts and Sports'],
  ['Mr Tenzin Lama', 'Special Educator', 'M.A. (Psychology), B.Ed. Spl. Ed.', ''],
]

const sampleFaculty = TEACHERS.map(([name, designation, qualification, department], index) => ({
  name,
  designation,
  qualification,
  department: department || null,
  sort: index + 1,
  sample: true,
}))

/** The school's real figures, not samples. */
const firstFees = feesOfTheSite.map(({ className, fee }, index) => ({
  class_name: className,
  amount: fee,
  sort: index + 1,
  sample: false,
}))

const ADMISSIONS = 'Admissions are open'

// In this order, so that the last is the newest on the website.
const HEADINGS: Partial<Record<Picture, [title: string, description: string]>> = {
  hostel: [
    'A reading room for the hostel',
    'Hostel students now have a quiet room for evening study, with reading lamps, dictionaries and newspapers.',
  ],
  'computer-room': [
    'Coding classes every Wednesday',
    'Students of classes VI to VIII write their first programs and small games in the smart room.',
  ],
  library: [
    'Eight hundred new books in the library',
    'We have added stories in English, Hindi and Bengali, atlases and science books this term.',
  ],
  karate: [
    '26 students earn yellow belts',
    'They passed the first karate belt test of the year. Congratulations to all of them!',
  ],
  'physics-lab': [
    'Light and lenses in the physics laboratory',
    'Class X students measured the focal length of lenses and drew the images they saw.',
  ],
  classroom: [
    'Smart boards in every classroom of the primary wing',
    'Teachers from nursery to class V can now show maps, films and sums at a touch.',
  ],
  abacus: [
    'Abacus team goes to the zonal round',
    'Nine students of classes II to V will take part in the zonal abacus meet.',
  ],
  'chemistry-lab': [
    'New digital balances in the chemistry laboratory',
    'We have 12 new balances. They measure up to one-hundredth of a gram.',
  ],
  'playing-field': [
    'The playing field is ready for the season',
    'It has new grass, a marked running track and two cricket nets for all four houses.',
  ],
  assembly: [
    'Class VII leads the morning assembly',
    'Students read the Preamble of the Constitution in four languages.',
  ],
  'school-front': [
    ADMISSIONS,
    'Send an enquiry for any class, or visit the school. The office is open from 8:30am to 2pm.',
  ],
}

/** Admission is never offered for a session that is over. */
const sampleHeadings = (today: string) =>
  Object.entries(HEADINGS).map(([picture, [title, description]]) => ({
    title,
    description,
    image: pictureId(picture),
    sample: true,
    ...(title === ADMISSIONS && {
      publish_until: endOf(lastDayOfSession(sessionOf(today)) ?? today),
    }),
  }))

/** Not the pictures that other pages show often. */
const ALBUM: Picture[] = [
  'school-front',
  'assembly',
  'computer-room',
  'garden',
  'quiz',
  'playing-field',
  'karate',
  'hostel',
]

const sampleGallery = [
  {
    title: 'A day at school',
    sort: 1,
    images: ALBUM.map((name, index) => ({ directus_files_id: pictureId(name), sort: index + 1 })),
    sample: true,
  },
]

/** A form that does not exist: Google shows a page that says so. */
const NO_FORM = 'https://docs.google.com/forms/d/e/SAMPLE-FORM-ID/viewform?embedded=true'

/** In the order of the list; the closed one must not be shown. */
const FORMS = [
  { title: 'Class VII: Science, unit test 3', place: 'exam-center', active: true },
  { title: 'Class VIII: Mathematics, unit test 2', place: 'exam-center', active: false },
  { title: 'Class VII: English, unit test 3', place: 'exam-vii', active: true },
  { title: 'CBSE games: registration of a team', place: 'cbse-games', active: true },
]

const sampleExams = FORMS.map((form, index) => ({
  ...form,
  embed: `<iframe src="${NO_FORM}" width="640" height="900" title="${form.title}">Loading…</iframe>`,
  sort: index + 1,
  sample: true,
}))

/** The first rows of each collection for a first start on this day. */
export const sampleContent = (today: string) => ({
  pages: [...samplePages, ...sampleOptionalPages],
  faculty: sampleFaculty,
  fee: firstFees,
  heading: sampleHeadings(today),
  notification: sampleNotices(today),
  gallery: sampleGallery,
  exam: sampleExams,
  disclosure_document: sampleDocuments(today),
  board_result: sampleResults(today),
})

export { sampleDisclosure, sampleSchoolOn } from './school.ts'
