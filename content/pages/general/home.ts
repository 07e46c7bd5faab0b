import { getPicture } from '../pictures.ts'
import { fillText, ASK, type Values } from '../values.ts'

/** The static texts of the home page. */
export const home = {
  hero: {
    label: 'CBSE · English medium · Co-educational · Hostel',
    lead: 'A school from nursery to class X where children read, calculate and play, and where teachers know every child by name.',
    picture: getPicture('school-wide'),
    form: {
      title: 'Ask about admission',
      lead: 'Send us your number. We will call you back.',
    },
  },
  fees: {
    range: 'Rs.{lowest} to Rs.{highest}, by class',
    due: 'Due by the {dueDay} of each month',
  },
  introduction: {
    label: 'Welcome',
    title: 'A good school close to home',
    picture: getPicture('garden'),
    more: 'Read about the school',
    paragraphs: [
      'We teach in English and follow the CBSE curriculum. Smart boards, a smart room and five labs help children learn by seeing and doing. Junior classes learn the abacus, and every class has a library period each week.',
      'There are nine clubs, four houses, karate and games. Children from far away can stay in our hostel.',
    ],
  },
  cards: [
    {
      title: 'Vision',
      text: 'Young people who think for themselves, tell the truth and help others.',
      path: '/Vision&Mission',
    },
    {
      title: 'Mission',
      text: 'To teach every child in a small class, with teachers who prepare well and listen.',
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
    title: 'What your child gets here',
    picture: getPicture('science-fair'),
    points: [
      {
        title: 'Digital learning',
        text: 'Smart boards up to class V, and a smart room for the others.',
        path: '/SmartRoom',
      },
      {
        title: 'Abacus',
        text: 'Quick, correct calculation and better concentration.',
        path: '/Abacus',
      },
      {
        title: 'Five labs',
        text: 'Chemistry, physics, mathematics, social science and language.',
        path: '/ChemistryLab',
      },
      {
        title: 'Clubs and games',
        text: 'Nine clubs, four houses, karate, indoor and outdoor games.',
        path: '/Club',
      },
      {
        title: 'A hostel',
        text: 'Evening study with a teacher, good food and enough sleep.',
        path: '/AboutUs',
      },
      {
        title: 'Clear fees and rules',
        text: 'You can read our fees, rules and disclosure here.',
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
        answer: ['The minimum age is {minimumAges}.'],
      },
      {
        question: 'When are the fees due?',
        answer: ['By the {dueDay} of each month.', 'After that a late fine is added: {lateFines}.'],
      },
      {
        question: 'What does the registration form cost?',
        answer: ['{registrationFee}, at the school office.', 'Sending an enquiry here is free.'],
      },
    ],
  },
  closing: {
    title: 'Come and see the school',
    picture: getPicture('first-day'),
    text: 'See the classrooms, meet a teacher and ask your questions. The office is open for visitors:',
  },
} as const

/** The questions with the answers of this school. */
export const questionsOf = (values: Values) =>
  home.questions.items.map(({ question, answer: [first, ...more] }) => ({
    question,
    answer: fillText(first, values) ? (fillText([first, ...more].join(' '), values) ?? ASK) : ASK,
  }))
