import { parseMetrics } from '../../e2e/support/servers/metrics.ts'
import { conditions } from './conditions.ts'
import { toMetrics } from './metrics.ts'
import type { Observations } from './observe.ts'

const seen: Observations = {
  ...{ cms: 'down', canCreateEnquiries: true, canWriteContent: true, canWritePages: true },
  outbox: { pending: 3, refused: 1, oldestSeconds: 60, problems: [] },
  ...{ emails: null, contentAge: 9_000, failingPages: [], freeBytes: 2e9 },
  contentProblems: { badRows: 0, failing: [], suspicious: [] },
  ...{ backupAge: Infinity, certificateLeft: -90_000 },
}
const figures = {
  responses: [['2xx', 7]] as [string, number][],
  ...{ cpuSeconds: 1.25, residentBytes: 3e8, heapBytes: 1e8, startedAt: 1.8e9, busySeconds: 1e-7 },
}

test('the state of the site is in the format of Prometheus', () => {
  const report = { seen, present: ['cms-down'], affecting: [] }
  const samples = parseMetrics(toMetrics(report, figures))
  for (const name of Object.keys(conditions))
    expect(samples.get(`school_website_condition{condition="${name}"}`)).toBe(
      Number(name === 'cms-down'),
    )
  expect(Object.fromEntries(samples)).toMatchObject({
    school_website_ready: 1,
    school_website_enquiries_pending: 3,
    school_website_content_age_seconds: 9,
    school_website_backup_age_seconds: Infinity,
    school_website_certificate_left_seconds: -90,
    'school_website_responses_total{code="2xx"}': 7,
    nodejs_eventloop_busy_seconds_total: 1e-7,
  })
})

test('unknown values are omitted', () => {
  const unknown = { ...seen, outbox: null, backupAge: null, certificateLeft: null }
  const text = toMetrics({ seen: unknown, present: [], affecting: [] }, figures)
  expect([...parseMetrics(text).keys()].join(' ')).not.toMatch(
    /_(enquiries|emails|backup|certificate)_/,
  )
})

test.each([
  'a 1',
  '# TYPE a gauge\na 1\na 1\n',
  '# TYPE a gauge\nb 1\n',
  '# TYPE a gauge\na one\n',
])('the parser rejects %j', (text) => {
  expect(() => parseMetrics(text)).toThrow(/line/)
})
