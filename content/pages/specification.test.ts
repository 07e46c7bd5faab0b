import { facts } from '../facts.ts'
import { infrastructureFilters, infrastructurePictures } from './about/infrastructure.ts'
import { sliderPictures } from './about/gallery.ts'
import { bookColumns, books, bookLinkText } from './academics/booklist.ts'
import { subjects } from './academics/curriculum.ts'
import { clubs, clubPicture } from './activities/club.ts'
import { houses } from './activities/house.ts'
import { karatePictures } from './activities/karate.ts'
import { noticePanel } from './activities/abacus.ts'
import { bodies } from './administration/bodies.ts'
import { harassmentCommitteeMembers } from './administration/sexual-harassment-committee.ts'
import { rules } from './administration/rules-regulations.ts'
import { rupees, feesByClass } from './admission/fees.ts'
import { documents } from './documents.ts'
import { navigation, pages } from './index.ts'
import { groupIds } from './page.ts'
import { defaultTexts } from './texts.ts'

/** The specification's figures, written out once more so that no change slips through. */

/** Every screen of section 2, as it writes them. */
const specified = [
  ...['/', '/AboutUs', '/Vision&Mission', '/Infrastructure', '/SchoolCalendar', '/Contact Us'],
  ...['/Curriculum', '/Examination', '/Homework', '/Booklist', '/ebooks', '/Scholarship', '/Trust'],
  ...['/Management', '/Faculty', '/SexualHarassmentCommittee', '/FeePaymentRules'],
  ...['/Rules&Regulations', '/Procedure', '/Schedule', '/TakeAdmission', '/SoftSkills'],
  ...['/LifeSkills', '/Karate', '/Abacus', '/House', '/Club', '/Events', '/Library'],
  ...['/ChemistryLab', '/PhysicsLab', '/SocialScienceLab', '/MathLab', '/LanguageLab'],
  ...['/SmartRoom', '/Infirmary', '/Indoor&OutdoorGames', '/Disclosure', '/Gallery'],
  ...['/Privery_policy', '/cbse-sports', '/exam-center', '/exam-vii', '/exam-viii', '/cbse-games'],
  '/cns-gallery',
]

test('the site has the 46 screens of the specification, in six groups', () => {
  expect(specified).toHaveLength(46)
  const paths = pages.map((page): string => page.path)
  expect(specified.filter((path) => !paths.includes(path))).toEqual([])
  expect(groupIds).toHaveLength(6)
  const grouped = navigation.flatMap((group) => group.pages.map((page): string => page.path))
  expect(specified.filter((path) => !grouped.includes(path))).toEqual(['/', '/Privery_policy'])
})

test('the six routes that the specification leaves empty await their content', () => {
  const awaited = pages.filter((page) => page.awaiting).map((page) => page.path)
  const empty = ['/Events', '/Examination', '/Homework', '/cbse-sports', '/cns-gallery']
  expect(awaited).toEqual(expect.arrayContaining([...empty, '/exam-viii']))
})

const said = (row: string) => JSON.stringify(defaultTexts[row])

test('the figures of the specification', () => {
  expect(facts).toMatchObject({
    minimumAges: ['3+', '6+', '12+'],
    registrationForm: 500,
    admissionHours: '10:00am-02:00pm',
    admissionSession: '2025-2026',
    ...{ feesDueDay: 15, lateFineTuition: 100, lateFineTransport: 50, strikeOffMonths: 3 },
    ...{ classStart: '9.40 am', minimumAttendancePercent: 85, certificateAfterDays: 3 },
    ...{ replyWithinHours: 24, minimumVisitorAge: 13, feeButtonScroll: 180 },
    ...{ headingCards: 9, questions: 3 },
  })
})

test('the fee of each class, with Indian commas', () => {
  expect(feesByClass.map(({ className, fee }) => `${className} ${rupees(fee)}`)).toEqual([
    ...['Toddler 6,650', 'Nursery 7,350', 'LKG 8,150', 'UKG 9,150', 'I 9,450', 'II 10,850'],
    ...['III 11,450', 'IV 12,200', 'V 15,050', 'VI 15,600', 'VII 16,150', 'VIII 16,750'],
  ])
  expect(rupees(123456)).toBe('1,23,456')
})

test.each([
  ['fee_payment_rules', '15th of each month'],
  ['fee_payment_rules', 'From the 16th'],
  ['fee_payment_rules', 'Rs.100 for tuition and Rs.50 for transport'],
  ['fee_payment_rules', 'over 3 months'],
  ['fee_payment_rules', '9:30am-3:30pm Monday to Saturday'],
  ['fee_payment_rules', '8:30am-2pm'],
  ['fee_payment_rules', 'classes IX and X'],
  ['procedure', '3+, 6+ and 12+'],
  ['procedure', 'Rs.500'],
  ['procedure', '24 hours'],
  ['schedule', '10:00am-02:00pm'],
  ['schedule', 'session 2025-2026'],
  ['rules_regulations', '9.40 am'],
  ['rules_regulations', '85%'],
  ['rules_regulations', 'absent for over 3 days'],
  ['privacy_policy', 'not for users under 13'],
  ['privacy_policy', '13 months'],
  ['privacy_policy', 'Data Protection Board of India'],
  ['club', 'Language, Maths, Cultural, Eco, Heritage, Science, Sports, Quiz and Tourism'],
  ['abacus', 'speeds up calculation and improves precision, accuracy and concentration'],
  ['chemistry_lab', 'well equipped'],
  ['chemistry_lab', 'digital measuring instruments'],
  ['about_us', 'nursery to class X, senior secondary, with hostel'],
])('%s says "%s"', (row, words) => {
  expect(said(row)).toContain(words)
})

test('31 clauses, each once, in one ordered list', () => {
  expect(new Set(rules).size).toBe(31)
  expect(facts.rules).toBe(31)
  const lists = defaultTexts.rules_regulations?.blocks.filter((block) => block.kind === 'list')
  expect(lists).toEqual([{ kind: 'list', ordered: true, items: rules }])
})

test('nine clubs in order, with presidents and one picture', () => {
  const names = 'Language Maths Cultural Eco Heritage Science Sports Quiz Tourism'
  expect(clubs.map(({ name }) => name).join(' ')).toBe(names)
  expect(clubs).toHaveLength(facts.clubs)
  expect(clubs.every(({ president }) => president.length > 0)).toBe(true)
  expect(clubPicture.src).toBe('/pictures/club.svg')
})

test('four houses, each with everything the specification lists', () => {
  expect(houses).toHaveLength(4)
  expect(new Set(houses.map(({ banner }) => banner)).size).toBe(4)
  for (const { teacher, captain, flagBearer, events } of houses) {
    expect(teacher.role).toMatch(/^House (master|teacher)$/)
    expect([teacher.name, captain, flagBearer, ...events].every(Boolean)).toBe(true)
    expect(events.length).toBeGreaterThan(0)
  }
})

test('subjects, book rows and the notice panel', () => {
  expect(subjects.join(', ')).toBe(
    'English, Bengali, Hindi, Geography, History, SST, Computer, Art, GK',
  )
  expect(bookColumns).toEqual(['Serial Number', 'Class', 'Link'])
  expect(bookLinkText).toBe('Click Here To Download')
  expect(books.map((book) => book.class)).toEqual([
    'LKG',
    'UKG',
    ...Array<string>(3).fill('Class 1'),
  ])
  expect(books).toHaveLength(facts.bookRows)
  expect(noticePanel.notices).toEqual(Array<string>(5).fill('Your Class will Start from 9.40 am'))
})

test('the sliders and the infrastructure pictures', () => {
  expect(new Set(sliderPictures.map(({ src }) => src)).size).toBe(10)
  expect(new Set(karatePictures.map(({ src }) => src)).size).toBe(3)
  expect([facts.sliderPictures, facts.karatePictures]).toEqual([10, 3])
  expect(infrastructureFilters).toEqual(['All', 'Classroom', 'Library', 'Laboratory'])
  const used = new Set<string>(infrastructurePictures.map(({ category }) => category))
  expect(['All', ...used]).toEqual(infrastructureFilters)
})

test('the bodies: each with its members, none of whom shares a number', () => {
  expect(bodies.map(({ row, members }) => [row, members.length])).toEqual([
    ['trust', 6],
    ['management', 9],
    ['sexual_harassment_committee', 4],
  ])
  expect(bodies[0]?.document?.path).toBe('/docs/pdf/SocityRegistration.pdf')
  const phones = bodies.flatMap(({ members }) => members.map(({ phone }) => phone))
  expect(phones.filter((phone) => !/^0361 000 00\d\d$/.test(phone))).toEqual([])
  expect(new Set(phones).size).toBe(phones.length)
})

test('the harassment committee is as section 4 of the Act of 2013 asks', () => {
  const isWoman = ({ name }: { name: string }) => /^(Mrs|Ms|Smt\.) /.test(name)
  const [first] = harassmentCommitteeMembers
  expect(first?.post).toBe('Presiding Officer')
  expect(harassmentCommitteeMembers.map(({ post }) => post)).toContain('External member')
  const women = harassmentCommitteeMembers.filter(isWoman)
  expect(women).toContain(first)
  expect(women.length).toBeGreaterThanOrEqual(harassmentCommitteeMembers.length / 2)
})

test('the printed calendar has the title of the specification', () => {
  expect(documents.calendar.title).toBe('Academic Calender 2022-23')
})

test('each laboratory has a text of its own; those written for the sample school say so', () => {
  const invented = ['physics_lab', 'social_science_lab', 'math_lab', 'language_lab']
  const openings = [...invented, 'chemistry_lab'].map((row) => defaultTexts[row]?.blocks[0])
  expect(new Set(openings.map((block) => JSON.stringify(block))).size).toBe(5)
  expect(invented.filter((row) => !defaultTexts[row]?.sample)).toEqual([])
})
