import { expect, test } from '@playwright/test'
import { runOnCopy } from '../support/chaos.ts'
import { copyInstance } from '../support/instance-copy.ts'

test.setTimeout(420_000)

/** One of each kind that differs in what is on it. */
const PAGES = [
  ...['/', '/AboutUs', '/Gallery', '/Contact Us', '/SchoolCalendar'],
  ...['/FeePaymentRules', '/TakeAdmission', '/notices'],
]

test('Lighthouse finds nothing to mend on a page of each kind, and nothing that moves', async () => {
  const copy = await copyInstance('lighthouse')
  try {
    const pages = PAGES.flatMap((page) => ['--page', page])
    const { code, output } = await runOnCopy('lighthouse', copy, ['--untimed', ...pages])
    expect(output).toContain(`${PAGES.length} pages visited, 0 goals missed.`)
    expect(code).toBe(0)

    const faulty = ['--untimed', '--control', 'faulty', '--page', '/']
    const control = await runOnCopy('lighthouse', copy, faulty)
    expect(control.output).toMatch(/Missed: \/ accessibility: \d+ of 100 .*html-has-lang/)
    expect(control.output).toMatch(/Missed: \/ moves while it loads/)
    expect(control.code).toBe(1)
  } finally {
    await copy.remove()
  }
})
