import { difference } from './difference.ts'

describe('difference', () => {
  it('finds nothing where everything wanted is there', () => {
    const actual = { note: 'a', options: { max: 1, min: 0 }, sort: 3 }
    expect(difference({ note: 'a', options: { min: 0, max: 1 } }, actual)).toBeNull()
  })

  it('takes an absent value for null', () => {
    expect(difference({ group: null }, {})).toBeNull()
  })

  it('returns only what differs', () => {
    const actual = { note: 'old', special: ['file'] }
    expect(difference({ note: 'new', special: ['file'] }, actual)).toEqual({ note: 'new' })
  })
})
