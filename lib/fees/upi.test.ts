import { upiHref } from './upi.ts'

const school = { upiId: 'school@sbi', name: 'Palash Vidya Niketan' }

test('a payment has address, name, amount and note, encoded for every app', () => {
  expect(upiHref(school, { amount: 15_600, note: 'Fee, class VI & VII' })).toBe(
    'upi://pay?pa=school@sbi&pn=Palash%20Vidya%20Niketan&am=15600.00&cu=INR&tn=Fee%2C%20class%20VI%20%26%20VII',
  )
  expect(upiHref(school, { note: 'Fee' })).not.toContain('am=')
})

test('without an address there is no link', () => {
  expect(upiHref({ ...school, upiId: null }, { note: 'Fee' })).toBeNull()
})
