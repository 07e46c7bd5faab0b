import { certificates } from './certificates.ts'

export type Paper = { name: string; title: string; body: string }

/** The circulars attached to two sample notices, as HTML for the printer. */
const circulars: Paper[] = [
  {
    name: 'pre-board-date-sheet.pdf',
    title: 'Pre-board examination, class X: date sheet',
    body: `
      <p>The pre-board examination of class X is held in the hall from 7 to 16 December. Pupils
      report at 9:10am; the paper begins at 9:40am and lasts three hours.</p>
      <table>
        <tr><th>Date</th><th>Day</th><th>Subject</th></tr>
        <tr><td>7 December</td><td>Monday</td><td>English</td></tr>
        <tr><td>9 December</td><td>Wednesday</td><td>Mathematics</td></tr>
        <tr><td>11 December</td><td>Friday</td><td>Science</td></tr>
        <tr><td>14 December</td><td>Monday</td><td>Social Science</td></tr>
        <tr><td>16 December</td><td>Wednesday</td><td>Hindi or Bengali</td></tr>
      </table>
      <h2>Instructions</h2>
      <ol>
        <li>Come in uniform, with the identity card.</li>
        <li>Bring two blue pens, pencils, an eraser and a geometry box in a clear pouch.</li>
        <li>A pupil who falls ill informs the class teacher the same day.</li>
      </ol>`,
  },
  {
    name: 'annual-sports-day.pdf',
    title: 'Annual sports day: circular',
    body: `
      <p>The annual sports day is held on the playing field on Saturday, 12 December. Parents and
      grandparents are warmly invited.</p>
      <table>
        <tr><th>Time</th><th>Event</th></tr>
        <tr><td>9:00am</td><td>March past of the four houses</td></tr>
        <tr><td>9:30am</td><td>Races, nursery to class II</td></tr>
        <tr><td>10:30am</td><td>Track and field, classes III to X</td></tr>
        <tr><td>12:00 noon</td><td>Relay of the houses and tug of war</td></tr>
        <tr><td>12:45pm</td><td>Prize giving</td></tr>
      </table>
      <h2>Please note</h2>
      <ul>
        <li>Pupils reach school by 8:15am in house colours and white shoes.</li>
        <li>Tea and water are served beside the field; kindly bring caps for the sun.</li>
        <li>School buses leave at 1:15pm.</li>
      </ul>`,
  },
]

export const papers = [...circulars, ...certificates]

export function paperHtml({ title, body }: Paper): string {
  return `<!doctype html>
    <html lang="en-IN">
      <head>
        <meta charset="utf-8" />
        <title>${title} (sample)</title>
        <style>
          @page { size: A4; margin: 22mm }
          body { font: 11pt/1.5 serif; color: #2b211b }
          header { border-bottom: 1.5pt solid #b93a14; margin-bottom: 14pt }
          h1 { font-size: 18pt; margin: 4pt 0 }
          h2 { font-size: 13pt }
          .mark { font: bold 11pt sans-serif; letter-spacing: 2pt; color: #b93a14; float: right }
          table { border-collapse: collapse; width: 100% }
          th, td { border: 0.5pt solid #8a7768; padding: 4pt 6pt; text-align: left }
        </style>
      </head>
      <body>
        <header><span class="mark">SAMPLE</span>Palash Vidya Niketan<h1>${title}</h1></header>
        ${body}
      </body>
    </html>`
}
