import { facts } from '../../facts.ts'
import { definePage } from '../page.ts'
import { getPicture } from '../pictures.ts'

export const homePage = definePage({
  path: '/',
  title: 'Home',
  template: 'home',
  row: 'home',
  summary:
    'A CBSE school from nursery to class X, English medium, co-educational, with hostel: admission, fees, notices and contact.',
  searchWords: 'home homepage main मुख्य पृष्ठ',
  aliases: ['/home', '/index.html', '/index.php'],
})

/** The words of the home page that no editor changes from day to day. */
export const home = {
  hero: {
    label: 'CBSE · English medium · Co-educational · Hostel',
    lead: 'A school from nursery to class X where children read widely, calculate quickly, play every afternoon and are known by name.',
    picture: getPicture('school-wide'),
    form: {
      title: 'Ask about admission',
      lead: 'Leave your number: the office calls back.',
      call: 'Rather talk to us? Call',
    },
  },
  fees: {
    range: 'Rs.{lowest} to Rs.{highest}, by class',
    due: `Due by the ${facts.feesDueDay}th of each month`,
  },
  introduction: {
    label: 'Welcome',
    title: 'A good school, close to home',
    picture: getPicture('garden'),
    more: 'Read the story of the school',
    paragraphs: [
      'Teaching is in English, on CBSE lines, with digital lessons beside the blackboard. Abacus in the junior classes makes calculation quick and exact; the chemistry laboratory has digital measuring instruments, and every class has its hour in the library.',
      'Nine clubs, four houses, karate and the playing field fill the afternoons. The hostel keeps children from far away close to their work and their friends.',
    ],
  },
  cards: [
    {
      title: 'Vision',
      text: 'Young people who think for themselves, speak the truth and are of use to others.',
      path: '/Vision&Mission',
    },
    {
      title: 'Mission',
      text: 'To teach every child, in a small class, by teachers who prepare and who listen.',
      path: '/Vision&Mission',
    },
    {
      title: 'Curriculum',
      text: 'Languages, mathematics, science, social science, computer, art and general knowledge.',
      path: '/Curriculum',
    },
  ],
  why: {
    label: 'Why choose us',
    title: 'What parents tell us they came for',
    picture: getPicture('science-fair'),
    points: [
      {
        title: 'Digital learning',
        text: 'A smart room and digital lessons in every section.',
        path: '/SmartRoom',
      },
      {
        title: 'Abacus',
        text: 'Speed, precision and concentration from the early classes.',
        path: '/Abacus',
      },
      {
        title: 'Real laboratories',
        text: 'Chemistry, physics, mathematics, social science, language.',
        path: '/ChemistryLab',
      },
      {
        title: 'Life after lessons',
        text: 'Nine clubs, four houses, karate, indoor and outdoor games.',
        path: '/Club',
      },
      {
        title: 'A hostel',
        text: 'Supervised study, good meals and lights out on time.',
        path: '/AboutUs',
      },
      {
        title: 'Plain dealing',
        text: 'Fees, rules and the mandatory disclosure are here to read.',
        path: '/FeePaymentRules',
      },
    ],
  },
  questions: {
    label: 'Questions',
    title: 'Parents often ask',
    picture: getPicture('office-desk'),
    items: [
      {
        question: 'How old must my child be?',
        answer: `The minimum age is ${facts.minimumAges.join(', ').replace(/, ([^,]*)$/, ' and $1')} years for the three sections of the school.`,
      },
      {
        question: 'When are the fees due?',
        answer: `By the ${facts.feesDueDay}th of each month. After that a late fine of Rs.${facts.lateFineTuition} is added for tuition and Rs.${facts.lateFineTransport} for transport.`,
      },
      {
        question: 'What does the registration form cost?',
        answer: `Rs.${facts.registrationForm}, at the school office. You can send an enquiry here first; that costs nothing.`,
      },
    ],
  },
  closing: {
    title: 'Come and see the school',
    picture: getPicture('first-day'),
    text: 'Walk through the classrooms, meet a teacher, ask what you like. The office is open for visitors at these hours:',
  },
} as const
