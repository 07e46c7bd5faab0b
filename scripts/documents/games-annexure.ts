import { documents } from '../../content/pages/documents.ts'
import { defaultSchool } from '../../content/school.ts'
import type { PrintedDocument } from './document.ts'
import { escape, fields, table } from './html.ts'

const { name, address, phone, email } = defaultSchool

const EVENTS: [event: string, ageGroups: string][] = [
  ['Athletics', 'Under 14, under 17, under 19'],
  ['Badminton', 'Under 14, under 17, under 19'],
  ['Chess', 'Under 11, under 14, under 17, under 19'],
  ['Kabaddi', 'Under 17, under 19'],
  ['Kho-kho', 'Under 14, under 17, under 19'],
  ['Table tennis', 'Under 14, under 17, under 19'],
  ['Volleyball', 'Under 17, under 19'],
]
const PLAYERS = 14

const players = Array.from({ length: PLAYERS }, (_, index) => [
  String(index + 1),
  ...Array.from({ length: 5 }, () => ''),
])

/** The form with which a school enters its team for the CBSE games. */
export const gamesAnnexure: PrintedDocument = {
  ...documents.gamesAnnexure,
  warning: 'A sample of the entry form. The events and age groups are examples; do not send it in.',
  style: `
    .page { break-before: page; margin-top: 0 }
    .events td { width: 16% }
    .events td:first-child { width: 24% }
    .events td:nth-child(2) { width: 44% }
    tbody tr { height: 9.5mm }
    tbody th, tbody td { vertical-align: middle }
    .players td:first-child { width: 9mm }
    .players td:nth-child(2) { width: 27% }
    .players td:nth-child(4), .players td:nth-child(5) { width: 15% }
    .players td:last-child { width: 25% }
    .signature td { height: 14mm }`,
  body: `
    <p>Venue: ${escape(name)}, ${escape(address)}<br />Telephone ${escape(phone)}, e-mail
      ${escape(email)}</p>
    <h2>A: The school</h2>
    ${fields([
      ['Name of the school'],
      ['Affiliation number'],
      ['Address with PIN code'],
      ['Telephone and e-mail of the school'],
      ['Teacher who travels with the team'],
      ['Telephone of the teacher'],
    ])}
    <h2>B: Events and age groups</h2>
    <p>Write the number of players that the school enters. A player’s age is that on the first day
      of the games.</p>
    <div class="events">
      ${table(
        ['Event', 'Age groups', 'Girls', 'Boys'],
        EVENTS.map((event) => [...event, '', '']),
      )}
    </div>
    <h2 class="page">C: The players</h2>
    <div class="players">
      ${table(
        ['No.', 'Name', 'Class', 'Date of birth', 'Event', 'Food or medicine needed or avoided'],
        players,
      )}
    </div>
    <h2>D: Declaration of the principal</h2>
    <p>The players named above are pupils of this school. Their dates of birth are those in the
      admission register, and a parent of each has agreed in writing to the journey and the
      games.</p>
    <div class="signature">
      ${fields([['Name of the principal'], ['Signature and stamp'], ['Date']])}
    </div>`,
}
