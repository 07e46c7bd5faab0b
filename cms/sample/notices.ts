import type { NoticeCategory } from '../../content/notice-categories.ts'
import { paperId, SPORTS_CIRCULAR } from './files.ts'
import { bullets, link, numbered, page, strong, table } from './html.ts'

type Notice = {
  date: string
  category: NoticeCategory
  title: string
  description: string
  file?: string
  pinned?: boolean
}

const NOTICES: Notice[] = [
  {
    date: '2026-11-21',
    category: 'admissions',
    title: 'Admission enquiries are open for all classes',
    description: page(
      `To enquire, fill in the ${link('/TakeAdmission', 'admission enquiry form')} or visit the office between 8:30am and 2pm. We reply within 24 hours.`,
      'Please bring to the office:',
      bullets(
        'the birth certificate,',
        'the last report card and transfer certificate, from class I upwards,',
        'two photos of the child.',
      ),
    ),
  },
  {
    date: '2026-11-20',
    category: 'examinations',
    title: 'Pre-board examination of class X: date sheet',
    description: page(
      'The pre-board examination of class X begins on Monday, 7 December. Reporting time is 9:10am. The paper begins at 9:40am. The date sheet is attached.',
      table(
        ['Date', 'Day', 'Subject'],
        ['7 December', 'Monday', 'English'],
        ['9 December', 'Wednesday', 'Mathematics'],
        ['11 December', 'Friday', 'Science'],
        ['14 December', 'Monday', 'Social Science'],
        ['16 December', 'Wednesday', 'Hindi or Bengali'],
      ),
    ),
    file: paperId('pre-board-date-sheet'),
  },
  {
    date: '2026-11-18',
    category: 'sports',
    title: 'Annual sports day on 12 December',
    description: page(
      'The annual sports day is on Saturday, 12 December, from 9am on the school playing field. All parents are invited. The circular with the programme is attached.',
    ),
    file: SPORTS_CIRCULAR,
  },
  {
    date: '2026-11-16',
    category: 'general',
    pinned: true,
    title: 'Winter timings from 1 December',
    description: page(
      'From Tuesday, 1 December, to the end of January, school will close 30 minutes earlier. Classes will start at 9:40am as usual.',
      table(
        ['Classes', 'Usual closing time', 'Winter closing time'],
        ['Nursery to UKG', '1:10pm', '12:40pm'],
        ['Classes I to V', '2:30pm', '2:00pm'],
        ['Classes VI to X', '3:30pm', '3:00pm'],
      ),
      'School buses will leave the school 30 minutes earlier.',
    ),
  },
  {
    date: '2026-11-13',
    category: 'events',
    title: 'Children’s Day: no bags on Saturday',
    description: page(
      'On Saturday, 14 November, there will be stories, games and a puppet show in place of lessons. Children can come in colour dress, without school bags. School closes at 12 noon.',
    ),
  },
  {
    date: '2026-11-10',
    category: 'general',
    title: 'शीतकालीन गणवेश के विषय में सूचना / Winter uniform',
    description: page(
      'सभी विद्यार्थियों को सूचित किया जाता है कि सोमवार, 16 नवम्बर से शीतकालीन गणवेश अनिवार्य है। मैरून स्वेटर, धूसर पैंट या स्कर्ट और काले जूते पहनकर आएँ।',
      'All students must wear winter uniform from Monday, 16 November: maroon sweater, grey trousers or skirt, and black shoes.',
    ),
  },
  {
    date: '2026-11-06',
    category: 'holidays',
    title: 'School closed for Diwali, 7 to 9 November',
    description: page(
      'The school and the office will be closed from Saturday, 7 November, to Monday, 9 November. School reopens on Tuesday, 10 November. We wish every family a happy and safe Diwali.',
    ),
  },
  {
    date: '2026-11-02',
    category: 'fees',
    title: 'Fees for November: last date 15 November',
    description: page(
      `Fees are due by the ${strong('15th of the month')}. From the 16th there is a late fine: Rs.100 for tuition and Rs.50 for transport. The fee counter is open 9:30am-3:30pm, Monday to Saturday.`,
    ),
  },
  {
    date: '2026-10-28',
    category: 'events',
    title: 'Open house for parents on 31 October',
    description: page(
      'Parents are invited on Saturday, 31 October, to see the half-yearly answer papers:',
      numbered(
        'Nursery to class II: 9:00am to 10:30am, in the classrooms;',
        'classes III to V: 10:30am to 12 noon, in the classrooms;',
        'classes VI to X: 9:00am to 12 noon, in the hall.',
      ),
    ),
  },
  {
    date: '2026-10-24',
    category: 'events',
    title: 'Inter-house quiz: teams and rounds',
    description: page(
      'The inter-house quiz is on Friday, 30 October, in the library. Each house sends three students, and at least one must be from classes VI to VIII. Give the names to the house masters and house teachers by Tuesday.',
    ),
  },
]

// The oldest first, so that a later notice also has the higher number.
export const sampleNotices = NOTICES.map((notice) => ({ ...notice, sample: true })).reverse()
