import { feesOfTheSite } from '../../content/pages/admission/fees.ts'
import { readQuestion } from './question.ts'

const good = { class: 'V', transport: 'no', month: '2026-07', paid: '2026-07-16' }

/** The fields that have something wrong with them. */
function wrong(query: Parameters<typeof readQuestion>[0]): string[] {
  const question = readQuestion(query, feesOfTheSite)
  return 'errors' in question ? Object.keys(question.errors) : []
}

test('a question is read', () => {
  expect(readQuestion(good, feesOfTheSite)).toEqual({
    ...{ className: 'V', transport: false, month: '2026-07', paid: '2026-07-16' },
  })
  expect(readQuestion({ ...good, transport: 'yes', month: '' }, feesOfTheSite)).toMatchObject({
    ...{ transport: true, month: '2026-07' },
  })
})

test.each([
  ['everything missing', {}, ['class', 'transport', 'paid']],
  [
    'everything empty',
    { class: '', transport: '', month: '', paid: '' },
    ['class', 'transport', 'paid'],
  ],
  ['a class that the school has not', { ...good, class: 'XI' }, ['class']],
  ['a class in another case', { ...good, class: 'v' }, ['class']],
  ['a name that every object has', { ...good, class: 'toString' }, ['class']],
  ['perhaps transport', { ...good, transport: 'maybe' }, ['transport']],
  ['a month that is none', { ...good, month: '2026-13' }, ['month']],
  ['a month that is none and no day', { ...good, month: 'x', paid: '' }, ['paid', 'month']],
  ['a day that is none', { ...good, paid: '2026-02-30' }, ['paid']],
  ['a day that is none and no month', { ...good, month: '', paid: 'x' }, ['paid']],
])('%s', (_what, query, fields) => {
  expect(wrong(query)).toEqual(fields)
})

test('a missing day and a day that does not exist have different messages', () => {
  const messageFor = (paid: string) => {
    const question = readQuestion({ ...good, paid }, feesOfTheSite)
    return 'errors' in question ? question.errors.paid : null
  }
  expect(messageFor('')).toContain('Give the day')
  expect(messageFor('2026-02-30')).toContain('no day “2026-02-30”')
})
