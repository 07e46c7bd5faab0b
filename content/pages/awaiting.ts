import type { Link } from '../text.ts'

type Awaiting = {
  /** What will be here. */
  line: string
  /** The dates of the school calendar that belong here. */
  dates?: { kind: 'Examination' | 'Event'; caption: string }
  /** Where to look meanwhile: pages of the page table. */
  meanwhile: readonly Link['path'][]
}

/** The pages that await their content, by their row. */
const awaiting = new Map<string, Awaiting>([
  [
    'examination',
    {
      line: 'Date sheets, syllabi and results of the examinations will be here.',
      dates: { kind: 'Examination', caption: 'Examinations in the school calendar' },
      meanwhile: ['/SchoolCalendar', '/notices', '/exam-center', '/Rules&Regulations'],
    },
  ],
  [
    'homework',
    {
      line: 'Homework and holiday work will be here, class by class.',
      meanwhile: ['/notices', '/Booklist', '/ebooks', '/SchoolCalendar'],
    },
  ],
  [
    'events',
    {
      line: 'Programmes and invitations for events at school will be here.',
      dates: { kind: 'Event', caption: 'Events in the school calendar' },
      meanwhile: ['/SchoolCalendar', '/notices', '/Gallery', '/House'],
    },
  ],
  [
    'exam_viii',
    {
      line: 'The online examination form of class VIII will be here on the day it opens.',
      meanwhile: ['/exam-center', '/exam-vii', '/SchoolCalendar', '/notices'],
    },
  ],
  [
    'cbse_sports',
    {
      line: 'The CBSE sports meets in which the school takes part will be here, with dates and results.',
      meanwhile: ['/cbse-games', '/Indoor&OutdoorGames', '/House', '/notices'],
    },
  ],
  [
    'cns_gallery',
    {
      line: 'Pictures of competitions and sports days will be here.',
      meanwhile: ['/Gallery', '/Karate', '/Indoor&OutdoorGames', '/House'],
    },
  ],
])

export const awaitingWords = {
  meanwhile: 'Where to look meanwhile',
  columns: ['Date', 'What'],
} as const

/** What a page says that is not listed here. */
const other: Awaiting = {
  line: 'This page is being prepared.',
  meanwhile: ['/notices', '/Contact Us'],
}

export function getAwaiting(row: string): Awaiting {
  return awaiting.get(row) ?? other
}
