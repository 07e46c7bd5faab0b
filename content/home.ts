import { facts } from './facts.ts'

/** The words of the home page that no editor changes from day to day. */
export const home = {
  hero: {
    label: 'CBSE · English medium · Co-educational · Hostel',
    lead: 'A school from nursery to class X where children read widely, calculate quickly, play every afternoon and are known by name.',
    picture: {
      src: '/pictures/school-front.svg',
      alt: 'The school building with its arched verandah, two palash trees in bloom and children arriving along the path.',
      caption: 'The school front, under the palash trees',
    },
    form: { title: 'Ask about admission', lead: 'Leave your number: the office calls back.' },
  },
  introduction: {
    label: 'Welcome',
    title: 'A good school, close to home',
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
    points: [
      { title: 'Digital learning', text: 'A smart room and digital lessons in every section.' },
      { title: 'Abacus', text: 'Speed, precision and concentration from the early classes.' },
      {
        title: 'Real laboratories',
        text: 'Chemistry, physics, mathematics, social science, language.',
      },
      {
        title: 'Life after lessons',
        text: 'Nine clubs, four houses, karate, indoor and outdoor games.',
      },
      { title: 'A hostel', text: 'Supervised study, good meals and lights out on time.' },
      {
        title: 'Plain dealing',
        text: 'Fees, rules and the mandatory disclosure are here to read.',
      },
    ],
  },
  questions: {
    label: 'Questions',
    title: 'Parents often ask',
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
    text: 'Walk through the classrooms, meet a teacher, ask what you like. The office is open for visitors at these hours:',
  },
} as const
