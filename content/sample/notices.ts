import type { NoticeCategory } from 'school-schema/notice-categories'
import { dayAfter, lastDayOfSession, sessionOf } from 'school-schema/day'
import * as days from './days.ts'
import { paperId, SPORTS_CIRCULAR } from './files.ts'
import { bullets, link, numbered, page, strong, table } from './html.ts'

const { FRIDAY, longDay, MONDAY, nextWeekday, SATURDAY, shortDay } = days

type Notice = {
  category: NoticeCategory
  title: string
  description: string
  /** The last day on which it is current; then it moves to the archive. */
  until: string
  file?: string
  pinned?: boolean
}

function admissions(today: string): Notice {
  return {
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
    until: lastDayOfSession(sessionOf(today)) ?? today,
  }
}

const PAPERS = ['English', 'Mathematics', 'Science', 'Social Science', 'Hindi or Bengali']

function practiceExamination(today: string): Notice {
  const first = nextWeekday(MONDAY, today, 10)
  // Monday, Wednesday, Friday, and so on.
  const papers = PAPERS.map((subject, index) => ({
    subject,
    day: dayAfter(first, [0, 2, 4, 7, 9][index]),
  }))
  return {
    category: 'examinations',
    title: 'Practice examination of class X: date sheet',
    description: page(
      `The practice examination of class X begins on ${longDay(first)}. Reporting time is 9:10am; the paper begins at 9:40am. The attachment says what to bring.`,
      table(
        ['Day', 'Subject'],
        ...papers.map(({ day, subject }) => [days.dayInTable(day), subject]),
      ),
    ),
    until: papers.at(-1)?.day ?? first,
    file: paperId('practice-date-sheet'),
  }
}

function sportsDay(today: string): Notice {
  const until = nextWeekday(SATURDAY, today, 14)
  return {
    category: 'sports',
    until,
    title: `Annual sports day on ${shortDay(until)}`,
    description: page(
      `The annual sports day is on ${longDay(until)}, from 9am on the school playing field. All parents are invited. The circular with the programme is attached.`,
    ),
    file: SPORTS_CIRCULAR,
  }
}

function newTimings(today: string): Notice {
  const first = nextWeekday(MONDAY, today, 5)
  return {
    category: 'general',
    pinned: true,
    title: 'New timings',
    description: page(
      `From ${longDay(first)}, school follows its ${days.seasonOf(first)} timings and closes at these times. Classes start at 9:40am as usual.`,
      table(
        ['Classes', 'Closing time until now', 'New closing time'],
        ['Nursery to UKG', '1:10pm', '12:40pm'],
        ['Classes I to V', '2:30pm', '2:00pm'],
        ['Classes VI to X', '3:30pm', '3:00pm'],
      ),
      'School buses leave the school right after the closing time.',
    ),
    until: dayAfter(first, 45),
  }
}

function noBagDay(today: string): Notice {
  const until = nextWeekday(SATURDAY, today, 3)
  return {
    category: 'events',
    until,
    title: `No-bag day on ${shortDay(until)}`,
    description: page(
      `On ${longDay(until)}, classes I to V have stories, games and a puppet show in place of lessons. Children can come in colour dress, without school bags. School closes at 12 noon.`,
    ),
  }
}

function uniform(today: string): Notice {
  const first = nextWeekday(MONDAY, today, 6)
  return {
    category: 'general',
    title: 'विद्यालय गणवेश के विषय में सूचना / School uniform',
    description: page(
      `सभी विद्यार्थियों को सूचित किया जाता है कि सोमवार, ${days.hindiDay(first)} से पूरा गणवेश अनिवार्य है। परिचय पत्र, बेल्ट और काले जूते पहनकर आएँ।`,
      `All students must wear the full uniform from ${longDay(first)}, with identity card, belt and black shoes.`,
    ),
    until: dayAfter(first, 30),
  }
}

function closure(today: string): Notice {
  const until = nextWeekday(MONDAY, today, 27)
  return {
    category: 'holidays',
    until,
    title: `School closed on ${longDay(until)}`,
    description: page(
      `The school and the office are closed on ${longDay(until)} for teacher training. School reopens on ${longDay(dayAfter(until))}.`,
    ),
  }
}

function fees(today: string): Notice {
  const until = days.nextFifteenth(today)
  const month = days.monthOf(until)
  return {
    category: 'fees',
    until,
    title: `Fees for ${month}: last date ${shortDay(until)}`,
    description: page(
      `Fees are due by the ${strong('15th of the month')}. From the 16th there is a late fine: Rs.100 for tuition and Rs.50 for transport. The fee counter is open 9:30am-3:30pm, Monday to Saturday.`,
    ),
  }
}

function parentsMeeting(today: string): Notice {
  const until = nextWeekday(SATURDAY, today, 21)
  return {
    category: 'events',
    until,
    title: `Parents’ meeting on ${shortDay(until)}`,
    description: page(
      `Parents are invited on ${longDay(until)}, to see the answer papers of the last test:`,
      numbered(
        'Nursery to class II: 9:00am to 10:30am, in the classrooms;',
        'classes III to V: 10:30am to 12 noon, in the classrooms;',
        'classes VI to X: 9:00am to 12 noon, in the hall.',
      ),
    ),
  }
}

function quiz(today: string): Notice {
  const until = nextWeekday(FRIDAY, today, 18)
  return {
    category: 'events',
    until,
    title: 'Inter-house quiz: teams and rounds',
    description: page(
      `The inter-house quiz is on ${longDay(until)}, in the library. Each house sends three students, and at least one must be from classes VI to VIII. Give the names to the house masters and house teachers by the Tuesday before.`,
    ),
  }
}

/** Newest first, each with its age in days. */
const NOTICES: readonly (readonly [daysAgo: number, write: (today: string) => Notice])[] = [
  [0, admissions],
  [1, practiceExamination],
  [3, sportsDay],
  [5, newTimings],
  [8, noBagDay],
  [11, uniform],
  [15, closure],
  [19, fees],
  [24, parentsMeeting],
  [28, quiz],
]

/** The notices for a first start on this day, oldest first. */
export const sampleNotices = (today: string) =>
  NOTICES.map(([daysAgo, write]) => {
    const { until, ...notice } = write(today)
    return {
      ...notice,
      date: days.schoolDayBefore(today, daysAgo),
      publish_until: days.endOf(until),
      sample: true,
    }
  }).reverse()
