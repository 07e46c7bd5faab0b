import { sampleFilePath } from 'school-schema/sample/sample'
import { listTasks, type Task } from './tasks.ts'

/** The name of the other school. */
export const NAME = 'Shanti Niketan Public School'

const hidden = (title: string, address: string): [title: string, task: Task] => [
  'Take off a page that the school does not have',
  { address: '/', text: `href="${address}"`, isGone: true, values: { row: title } },
]

/** A school without hostel, bus and laboratories, by the headings of the guide. */
export const adoption: [title: string, task: Task][] = [
  [
    'Write the facts of the school',
    {
      address: '/',
      text: NAME,
      files: [sampleFilePath('garden.webp')],
      values: {
        Name: NAME,
        About: 'An English-medium day school. Classes I to VIII.',
        Address: 'Ashok Rajpath, Patna 000006',
        Town: 'Patna',
        State: 'Bihar',
        'Affiliation Number': '330999',
        'School Code': '65999',
        Phone: '0612 000 0012',
        Email: 'office@shanti.example',
        Session: '2027-2028',
        'Colour Main': '#0b5d3b',
      },
    },
  ],
  hidden('Hostel', '/Hostel'),
  hidden('Transport', '/Transport'),
  hidden('Chemistry laboratory', '/ChemistryLab'),
  hidden('Physics laboratory', '/PhysicsLab'),
  hidden('Social science laboratory', '/SocialScienceLab'),
  hidden('Mathematics laboratory', '/MathLab'),
  hidden('Language laboratory', '/LanguageLab'),
  [
    'Add a page with its entry in the menu',
    {
      address: '/',
      text: '/NCC"',
      values: {
        'Page Name': 'NCC',
        Title: 'Our cadets',
        'Menu Group': 'Activities',
        Content: 'Classes VII and VIII.',
      },
    },
  ],
  [
    'Publish a notice with a PDF',
    {
      address: '/notices',
      text: 'School opens on Monday',
      files: [sampleFilePath('practice-date-sheet.pdf')],
      values: { Title: 'School opens on Monday', Description: 'At eight.', Category: 'General' },
    },
  ],
]

/** Every heading of the guide that the trial carries out. */
export const listTitles = (): string[] => [
  ...Object.keys(listTasks([])),
  ...adoption.map(([title]) => title),
]
