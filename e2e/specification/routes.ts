/** What the specification says of a route's own content, outside its frame. */
export type Said = {
  texts?: string[]
  /** In this order. */
  headings?: string[]
  /** At least so many pictures. */
  pictures?: number
  /** At least so many links. */
  links?: number
}

/** A route without content has links to further pages. */
const EMPTY = { links: 4 }

/** Every route of section 2 with literal values. Behaviour is in ../pages, lists in lists.spec.ts. */
export const routes: Record<string, Said> = {
  '/': {
    texts: [
      'Be the part of educational revolution!',
      'We teach in English and follow the CBSE curriculum.',
      'Why choose us',
    ],
    headings: ['Notices', 'Vision', 'Mission', 'Curriculum', 'Latest headings'],
  },
  '/AboutUs': {
    texts: [
      'a co-educational, English-medium school affiliated to the CBSE: nursery to class X, senior secondary, with hostel.',
      'We have taught in English from the first day.',
      'Our digital e-learning started with one projector.',
      'affiliated to the Central Board of Secondary Education for nursery to class X',
    ],
    headings: ['How it began', 'Teaching in English', 'Digital e-learning', 'CBSE affiliation'],
    pictures: 10,
  },
  '/Vision&Mission': {
    texts: [
      'Learn to think, live to serve.',
      'We tell the truth, in the exam hall and outside it.',
    ],
    headings: ['Vision', 'Mission', 'Motto', 'Values'],
  },
  '/Infrastructure': { texts: ['Every classroom has a blackboard'], pictures: 10 },
  '/SchoolCalendar': { texts: ['Academic Calender 2022-23'] },
  '/Contact Us': {
    texts: ['0353 000 0000', 'office@palash.example', '8:30am-2pm'],
    headings: ['How to reach us'],
  },
  '/Curriculum': { headings: ['How we teach', 'Subjects offered'] },
  '/Examination': EMPTY,
  // Another test gives it a text for a while.
  '/Homework': { links: 2 },
  '/Booklist': { texts: ['Each list has the textbooks and notebooks of one class'], links: 5 },
  '/ebooks': { texts: ['The board’s e-books site has the textbooks of classes I to XII'] },
  '/Scholarship': { texts: ['Our scholarship for girls’ education helps with fees'] },
  '/Trust': { texts: ['A registered educational trust started the school and runs it.'] },
  // Another test replaces its text for a while.
  '/Management': { texts: ['Members of the management committee'] },
  '/Faculty': { texts: ['Qualification', 'Dr Anjali Sharma'] },
  '/SexualHarassmentCommittee': { texts: ['The committee hears complaints in confidence'] },
  '/FeePaymentRules': {
    texts: [
      'Due by the 15th of each month',
      'From the 16th',
      'Rs.100 for tuition and Rs.50 for transport',
      'over 3 months',
      '9:30am-3:30pm Monday to Saturday',
      '8:30am-2pm',
      'For the fees of classes IX and X, please ask the school office',
    ],
  },
  '/Rules&Regulations': {
    texts: [
      'Classes start at 9.40 am',
      '85%',
      'over 3 days',
      '15th of each month',
      'Rs.100',
      'Rs.50',
      'over 3 months',
    ],
  },
  '/Procedure': {
    texts: ['The minimum age is 3+, 6+ and 12+ years for the three sections', 'It costs Rs.500.'],
    headings: ['Step by step', 'Rules of admission', 'Documents to bring'],
  },
  '/Schedule': { texts: ['Admission schedule, session 2025-2026', '10:00am-02:00pm'] },
  '/TakeAdmission': { texts: ['Reply within 24 hours'] },
  '/SoftSkills': { texts: ['Children learn to speak clearly, listen well and work with others.'] },
  '/LifeSkills': { texts: ['Life skills help children every day: to know their feelings'] },
  '/Karate': { texts: ['Karate builds strength, balance and self-control.'], pictures: 3 },
  '/Abacus': {
    texts: [
      'The abacus is part of the curriculum. It speeds up calculation and improves precision, accuracy and concentration.',
    ],
    headings: ['Abacus', 'Notice board'],
  },
  '/House': { texts: ['Every student belongs to a house.'] },
  '/Club': {
    texts: ['Language, Maths, Cultural, Eco, Heritage, Science, Sports, Quiz and Tourism'],
  },
  '/Events': EMPTY,
  '/Library': { texts: ['Every class has a library period each week.'], pictures: 1 },
  '/ChemistryLab': {
    texts: ['The laboratory is well equipped and has digital measuring instruments.'],
    pictures: 1,
  },
  '/PhysicsLab': {
    texts: ['what the textbook says about motion, light, heat and electricity'],
    pictures: 1,
  },
  '/SocialScienceLab': { texts: ['The lab has maps, globes, relief models'], pictures: 1 },
  '/MathLab': { texts: ['The lab has solid shapes, fraction sets, tangrams'], pictures: 1 },
  '/LanguageLab': { texts: ['Each seat in the language lab has headphones'], pictures: 1 },
  '/SmartRoom': { texts: ['The smart room has a large touch screen'], pictures: 1 },
  '/Infirmary': { texts: ['A nurse is on duty during school hours'], pictures: 1 },
  '/Indoor&OutdoorGames': { texts: ['Every class has games periods.'], pictures: 1 },
  '/Disclosure': { texts: ['Appendix IX'], headings: ['About the documents'] },
  '/Gallery': { texts: ['See our assemblies, lessons, games and festivals.'], pictures: 10 },
  '/Privery_policy': {
    texts: [
      'This website is not for users under 13.',
      'We keep an enquiry for 13 months',
      'Data Protection Board of India',
    ],
  },
  '/cbse-sports': EMPTY,
  '/exam-center': { texts: ['Class VII: Science, unit test 2'] },
  '/exam-vii': { texts: ['Class VII: English, unit test 2'] },
  '/exam-viii': EMPTY,
  '/cbse-games': { texts: ['CBSE games: annexure', 'CBSE games: registration of a team'] },
  '/cns-gallery': EMPTY,
}
