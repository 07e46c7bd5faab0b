import { join } from 'node:path'
import type { Page } from 'playwright/test'
import { schoolDay } from 'school-schema/day'
import { sampleFilePath } from 'school-schema/sample/sample'
import messages from '../../content/messages/en.json' with { type: 'json' }
import { askCms } from '../../e2e/support/cms.ts'
import { root } from '../../scripts/launcher/folders.mjs'
import type { Task, Values } from './run-task.ts'
import { DAY_MS } from 'school-schema/values/durations'

const NAME = 'Shanti Niketan Public School'
const PDF = [sampleFilePath('annual-sports-day.pdf')]
const PICTURE = [sampleFilePath('library.webp')]
const OTHER_PDF = [join(root, 'e2e/fixtures/locked-calendar.pdf')]

/** A day as the digits that are typed. */
const typedDay = (time: number) => schoolDay(new Date(time)).split('-').toReversed().join('')

const tomorrow = () => typedDay(Date.now() + DAY_MS)

/** The second next minute. */
const soon = () => new Date(Math.ceil(Date.now() / 60_000 + 0.5) * 60_000)

const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'Asia/Kolkata' })

const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body><p class=MsoNormal style='color:red;font-size:20pt'>
Uniform from Word</p><table class=MsoTableGrid><tr><td>Shirt</td><td>White</td></tr></table></body></html>`

async function findCertificate(visitor: Page, number: string, admission: string): Promise<boolean> {
  await visitor.getByLabel('Certificate number').fill(number)
  await visitor.getByLabel('Admission number').fill(admission)
  await visitor.getByRole('button', { name: messages.certificates.button }).click()
  await visitor.getByText('Farzana Quill').waitFor()
  return true
}

/** The tasks by the headings of the guide, in their order; `photos` are files. */
export function listTasks(photos: readonly string[]): Record<string, Task> {
  const title = 'Sports day moved to Monday'
  const corrected = `${title}, 9 am`
  const start = soon()
  const teacher = 'Mrs Anjali Barua'
  const page = 'NCC'
  const at = (address: string, text: string | RegExp, values: Values) => ({ address, text, values })
  const uploaded = '/assets/{file}'
  return {
    'Publish a notice with a PDF': {
      ...at('/notices', title, { Title: title, Description: 'Bring shoes.', Category: 'Sports' }),
      files: PDF,
    },
    'Correct a notice': at('/notices', corrected, { row: title, Title: corrected }),
    'Return to an earlier version': { ...at('/notices', corrected, { row: title }), isGone: true },
    'Replace a document at the same address': {
      ...at('/assets/{file}', '/Encrypt', { row: title }),
      files: OTHER_PDF,
    },
    'Keep a notice at the top': at('/', `Pinned: ${title}`, { row: title }),
    'Take a notice off the website': { ...at('/notices', title, { row: title }), isGone: true },
    'Bring it back': at('/notices', title, { row: title }),
    'Publish at a certain time': {
      ...at('/notices', title, {
        row: title,
        'Publish From': `${typedDay(start.getTime())} ${clock.format(start).replace(':', '')}`,
      }),
      from: start,
    },
    'Write a notice in Hindi': at('/notices', 'सोमवार को विद्यालय बंद', {
      Title: 'सोमवार को विद्यालय बंद',
      Description: 'कृपया ध्यान दें।',
    }),
    'Paste from Word': at('/notices/{item}', 'Uniform from Word', {
      row: title,
      Description: WORD,
    }),
    'Add a teacher': at('/Faculty', teacher, {
      Name: teacher,
      Designation: 'TGT Science',
      Qualification: 'M.Sc., B.Ed.',
      Department: 'Science',
    }),
    'A teacher leaves': { ...at('/Faculty', teacher, { row: teacher }), isGone: true },
    'Change a fee': at('/FeePaymentRules', '>8,366<', { row: 'LKG', Amount: '8,366/-' }),
    'Change the telephone numbers': at('/', 'tel:03530000098', { Phone: '0353 000 0098' }),
    'Change the session': at('/', '2027-2028', { Session: '2027-2028' }),
    'Add an album of photographs': {
      ...at('/Gallery', 'Annual day', { Title: 'Annual day' }),
      files: photos,
    },
    'Change the text of a page': at('/Uniform', 'House ties on Monday', {
      row: 'Uniform',
      Content: 'House ties on Monday',
    }),
    'Add a page with its entry in the menu': at('/', '/NCC"', {
      'Page Name': page,
      Title: 'Our cadets',
      'Menu Group': 'Activities',
      Content: 'Classes VIII and IX.',
    }),
    'Change the order of the menu': at('/', /^(?:(?!AboutUs).)*Vision/s, {
      row: 'Vision and mission',
      target: 'About us',
    }),
    'Add a question to the home page': at('/', 'Is there a bus on Sunday?', {
      row: 'Parents often ask',
      Title: 'Is there a bus on Sunday?',
      Text: 'No.',
    }),
    'Add a card to the home page': {
      ...at('/', 'Science fair', {
        Title: 'Science fair',
        Description: 'On Friday.',
      }),
      files: PICTURE,
    },
    'Change the picture at the top of the home page': {
      ...at('/', uploaded, { row: 'school wide' }),
      files: PICTURE,
    },
    'Add a picture to the slider': {
      ...at('/Gallery', uploaded, { row: 'uniform' }),
      files: PICTURE,
    },
    'Put a holiday into the calendar': at('/SchoolCalendar', 'Local holiday', {
      Title: 'Local holiday',
      From: tomorrow(),
    }),
    'Announce an event by a notice': at('/SchoolCalendar', 'Poetry evening', {
      Title: 'Poetry evening',
      Description: 'At five.',
      'Event Date': tomorrow(),
    }),
    'Add a member of a committee': at('/Management', 'Mrs Rehana Begum', {
      Body: 'Management committee',
      Name: 'Mrs Rehana Begum',
      Designation: 'Member',
      Telephone: '0353 000 0045',
    }),
    'Change the captain of a house': at('/House', 'Ishaan', {
      row: 'Surya House',
      Captain: 'Ishaan',
    }),
    'Change the president of a club': at('/Club', 'Mrs Lina Dey', {
      row: 'Heritage',
      Leader: 'Mrs Lina Dey',
    }),
    'Add a book list': {
      ...at('/Booklist', uploaded, { Class: 'Class', Title: 'Books of class' }),
      files: PDF,
    },
    'Change emblem and colours': {
      ...at('/look.css', '#7a1f5c', {
        'Colour Main': '#7a1f5c',
      }),
      files: PICTURE,
    },
    'School closed today': at('/', 'The school is closed today', {
      'Alert Text': 'The school is closed today',
    }),
    'Take off a page that the school does not have': {
      ...at('/', 'href="/Hostel"', { row: 'Hostel' }),
      isGone: true,
    },
    'Add a transfer certificate': {
      ...at('/TransferCertificate', 'Farzana Quill', {
        'Certificate Number': 'TC/2026/14',
        'Admission Number': 'A 1366',
        Name: 'Farzana Quill',
        Class: 'X',
        'Date of Leaving': '31032026',
      }),
      isSeen: (visitor) => findCertificate(visitor, 'TC/2026/14', 'A 1366'),
      files: PDF,
    },
    // It clears the sample, which the other tasks change.
    'Write the facts of the school': {
      ...at('/', NAME, {
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
        Board: 'CBSE',
        'Colour Main': '#0b5d3b',
      }),
      files: PICTURE,
      // Of an earlier task.
      prepare: () => askCms('PATCH', '/items/school', { emblem: null }),
    },
  }
}
