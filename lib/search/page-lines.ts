import { home } from '../../content/pages/general/home.ts'
import { getDefaultText } from '../../content/pages/texts.ts'
import { infrastructurePictures } from '../../content/pages/about/infrastructure.ts'
import { sliderPictures } from '../../content/pages/about/gallery.ts'
import { books } from '../../content/pages/academics/booklist.ts'
import { subjects } from '../../content/pages/academics/curriculum.ts'
import { clubs } from '../../content/pages/activities/club.ts'
import { houses } from '../../content/pages/activities/house.ts'
import { karatePictures } from '../../content/pages/activities/karate.ts'
import { bodies } from '../../content/pages/administration/bodies.ts'
import { describeMember } from '../../content/pages/administration/members.ts'
import { scheduleRows } from '../../content/pages/admission/schedule.ts'
import { calendarOf } from '../calendar/dates.ts'
import type { CmsPage } from '../content/collections/pages.ts'
import type { School } from '../content/collections/school.ts'
import { formatDay } from '../format/day.ts'
import type { Page } from '../../content/pages/page.ts'
import { linesOfBlock, linesOfHtml } from '../pages/plain-text.ts'

const captions = (pictures: readonly { caption: string }[]) => pictures.map((p) => p.caption)

/** The data that a page shows besides its text, by the page's row. */
const shownData: Readonly<Record<string, (school: School) => string[]>> = {
  home: () => [
    ...home.introduction.paragraphs,
    ...home.cards.map(({ title, text }) => `${title}: ${text}`),
    ...home.why.points.map(({ title, text }) => `${title}: ${text}`),
    ...home.questions.items.map(({ question, answer }) => `${question} ${answer}`),
  ],
  contact_us: (school) => [
    `Telephone ${school.phone}, e-mail ${school.email}, address ${school.address}`,
    `School office ${school.officeHours}, fee counter ${school.feeHours}`,
    `CBSE affiliation number ${school.affiliationNumber}, school code ${school.schoolCode}`,
  ],
  infrastructure: () => captions(infrastructurePictures),
  gallery: () => captions(sliderPictures),
  curriculum: () => [`Subjects offered: ${subjects.join(', ')}`],
  school_calendar: ({ namedSession }) =>
    calendarOf(namedSession).map(
      ({ from, title, kind }) => `${title}, ${formatDay(from)} (${kind})`,
    ),
  booklist: () => [`Books for ${[...new Set(books.map((book) => book.class))].join(', ')}`],
  schedule: () => scheduleRows.map((row) => row.join(', ')),
  karate: () => captions(karatePictures),
  house: () =>
    houses.map(({ name, teacher, captain, events }) =>
      [name, `${teacher.role} ${teacher.name}`, `captain ${captain}`, ...events].join(', '),
    ),
  club: () => clubs.map(({ name, president }) => `${name} club, president ${president}`),
}

const membersOf = (row: string) =>
  bodies
    .filter((body) => body.row === row)
    .flatMap(({ members }) => members.map((one) => `${one.name}, ${describeMember(one)}`))

/** The complete text of a page: from the CMS or the default, and the data that it shows. */
export function linesOfPage(page: Page, row: CmsPage | null, school: School): string[] {
  const own = row?.content ? null : getDefaultText(page, school)
  return [
    ...linesOfHtml(row?.content ?? null),
    ...(own?.blocks ?? []).flatMap(linesOfBlock),
    ...(shownData[page.row]?.(school) ?? []),
    ...membersOf(page.row),
  ]
}
