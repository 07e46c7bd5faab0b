import { answerTable } from './tables.ts'
import { answers } from '../testing/views.ts'
import { sampleAnswers } from '../testing/sample-answers.ts'

Object.assign(answers, sampleAnswers('2026-11-24'), {
  fees: [
    { class_name: 'VI', amount: null, heads: 'Tuition fee: 1500 per month\nAdmission: 9000 once' },
    { class_name: 'IX', amount: null },
  ],
})

jest.mock('../content/store/read-view.ts', () => jest.requireActual<object>('../testing/views.ts'))

const linesOf = async (file: string) => (await (await answerTable(file))?.text())?.split('\r\n')

test('fees have a line for each part, in a stable form', async () => {
  expect(await linesOf('fees.csv')).toEqual([
    'class,head,amount,period,total_of_year',
    'VI,Tuition fee,1500,month,18000',
    'VI,Admission,9000,once,18000',
    'IX,,,month,',
    '',
  ])
  expect(await (await answerTable('fees.json'))?.json()).toContainEqual({
    class: 'VI',
    head: 'Tuition fee',
    amount: 1500,
    period: 'month',
    total_of_year: 18_000,
  })
})

test('each table names its columns first', async () => {
  const heads = await Promise.all(
    ['dates', 'teachers', 'results', 'books'].map(
      async (name) => (await linesOf(`${name}.csv`))?.[0],
    ),
  )
  expect(heads).toEqual([
    'from,to,title,kind,time,place,audience',
    'name,designation,qualification,department',
    'class,year,registered,passed,remarks',
    'class,title,address',
  ])
})

test.each(['fees.xml', 'pages.csv', '__proto__.json', 'fees.csv/x'])('%s is none', async (file) => {
  expect(await answerTable(file)).toBeNull()
})
