import { expect, test } from '@playwright/test'
import { runOnCopy } from '../support/run-on-copy.ts'

// Short runs; the whole ones are npm run chaos:content, chaos:enquiries, chaos:freshness and chaos:hostile.
test.describe.configure({ timeout: 300_000, retries: 0 })

type Run = {
  title: string
  command: string
  options: string
  status: number
  /** What it prints. */
  prints: RegExp[]
}

const UNHURRIED = '--goal 60000 --patience 60000'

const runs: Run[] = [
  {
    title: 'every page keeps its content while the CMS fails, and shows the new one afterwards',
    ...{ command: 'chaos-content', options: '--short', status: 0 },
    prints: [
      /[1-9]\d* of \d+ enquiries accepted, 0 lost, 0 doubled, 0 altered/,
      /Seed 7, \d+ views: PASSED/,
    ],
  },
  {
    title: 'a site that takes a failure for an empty list fails the same run',
    command: 'chaos-content',
    options: '--control catch-empty --failures truncated --mutations 0 --hours 0',
    status: 0,
    prints: [/pages with other content/, /As it must with this control/],
  },
  {
    title: 'no enquiry is lost, doubled or altered while site and CMS are killed',
    ...{ command: 'chaos-enquiries', options: '--count 300 --kills 8', status: 0 },
    prints: [/^0 lost, 0 doubled, 0 altered/m],
  },
  {
    title: 'without the unique key the same run finds doubles',
    command: 'chaos-enquiries',
    options: '--count 200 --kills 2 --control no-key',
    status: 1,
    prints: [/[1-9]\d* doubled/],
  },
  {
    title: 'without the disk the same run finds losses',
    command: 'chaos-enquiries',
    options: '--count 300 --kills 10 --control no-disk',
    status: 1,
    prints: [/[1-9]\d* lost, /],
  },
  {
    title:
      'edits are seen, whether hints arrive, are lost, something is killed or the clock is set',
    command: 'chaos-freshness',
    options: `--edits 12 --lost 4 --kills 3 --stepped 2 ${UNHURRIED}`,
    status: 0,
    prints: [/^0 edits not seen in time/m, /[1-9]\d* visits meanwhile, 0 not answered with 200/],
  },
  {
    title: 'without the reconciler, edits of which no hint arrives are not seen',
    command: 'chaos-freshness',
    options: '--edits 0 --lost 2 --kills 0 --stepped 0 --control no-reconciler',
    status: 1,
    prints: [/[1-9]\d* edits not seen in time/],
  },
  {
    title: 'nothing that somebody hostile writes, uploads or asks does harm',
    ...{ command: 'chaos-hostile', options: '--short', status: 0 },
    prints: [
      /As rich text, without a policy\s+120 texts, 120 shown, 0 executed/,
      /\d+ responses are the same byte for byte, \d+ were rendered again, 0 differ/,
      /300 posts: .*the action saw [1-9]\d*, 0 faults, 0 lines of output with posted content/,
      /Seed 7: PASSED/,
    ],
  },
  {
    title: 'texts that nobody sanitises are executed where no policy holds',
    ...{ command: 'chaos-hostile', options: '--control no-sanitiser --texts 150', status: 1 },
    prints: [/As they are, without a policy: [1-9]\d* executed/],
  },
  {
    title: 'behind a server that is careless the same files and requests do harm',
    command: 'chaos-hostile',
    options: '--control careless-proxy --requests 300 --files 4',
    status: 1,
    prints: [
      ...[/requests: answered with 500/, /requests: led off the site, to evil\.test/],
      ...[/pages differ afterwards/, /: executed/],
    ],
  },
]

for (const { title, command, options, status, prints } of runs)
  test(title, async () => {
    const { code, output } = await runOnCopy(command, ['--seed', '7', ...options.split(' ')])
    for (const pattern of prints) expect(output).toMatch(pattern)
    expect(code, output).toBe(status)
  })
