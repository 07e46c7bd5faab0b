import { expect, test } from 'playwright/test'
import { setUpCopy } from '../support/servers/set-up.ts'

/** A short run of a chaos command; the docs have the numbers of the complete one. */
type Run = {
  title: string
  args: string
  /** In the output. */
  shows: RegExp[]
  /** The exit status, 0 unless it says otherwise. */
  code?: number
}

const GOAL = '--goal 60000'

const commands: Record<string, Run[]> = {
  'chaos-content': [
    {
      title: 'every page keeps its content while the CMS fails, and shows the new one afterwards',
      args: '--short',
      shows: [/Seed 7, \d+ views: PASSED/],
    },
    {
      title: 'a site that takes a failure for an empty list fails the same run',
      args: '--control catch-empty --failures truncated --mutations 0 --hours 0',
      shows: [/pages with other content/],
      code: 1,
    },
  ],
  'chaos-enquiries': [
    {
      title: 'no enquiry is lost, doubled or altered while site and CMS are killed',
      args: '--count 300 --kills 8',
      shows: [/\b0 lost, 0 doubled, 0 altered/],
    },
    {
      title: 'without the unique key the same run finds doubles',
      args: '--count 200 --kills 2 --control no-key',
      shows: [/[1-9]\d* doubled/],
      code: 1,
    },
    {
      title: 'without the disk the same run finds losses',
      args: '--count 300 --kills 10 --control no-disk',
      shows: [/[1-9]\d* lost/],
      code: 1,
    },
  ],
  'chaos-freshness': [
    {
      title:
        'edits are seen, whether hints arrive, are lost, something is killed or the clock is set',
      args: `${GOAL} --edits 12 --lost 4 --kills 3 --stepped 2 --timeout 60000`,
      shows: [/\b0 edits not seen in time/, /[1-9]\d* visits meanwhile, 0 not answered with 200/],
    },
    {
      title: 'without the reconciler, edits of which no hint arrives are not seen',
      args: `${GOAL} --edits 0 --lost 2 --kills 0 --stepped 0 --control no-reconciler`,
      shows: [/[1-9]\d* edits not seen in time/],
      code: 1,
    },
  ],
  'chaos-hostile': [
    {
      title: 'nothing that somebody hostile writes, uploads or asks does harm',
      args: '--short',
      shows: [
        /As rich text, without a policy\s+120 texts, 120 shown, 0 executed/,
        /\d+ responses are the same byte for byte, \d+ were rendered again, 0 differ/,
        /300 posts: .*the action saw [1-9]\d*, 0 faults, 0 lines of output with posted content/,
        /Seed 7: PASSED/,
      ],
    },
    {
      title: 'texts that nobody sanitises are executed where no policy holds',
      args: '--control no-sanitiser --texts 150',
      shows: [/As they are, without a policy: [1-9]\d* executed/],
      code: 1,
    },
    {
      title: 'behind a server that is careless the same files and requests do harm',
      args: '--control careless-proxy --requests 300 --files 4',
      shows: [
        /requests: answered with 500/,
        /requests: led off the site, to evil\.test/,
        /pages differ afterwards/,
        /: executed/,
      ],
      code: 1,
    },
  ],
}

for (const [command, runs] of Object.entries(commands))
  test.describe(command, () => {
    test.describe.configure({ timeout: 900_000, retries: 0 })
    const copy = setUpCopy(command)
    for (const { title, args, shows, code = 0 } of runs)
      test(title, async () => {
        const result = await copy.run(command, ['--seed', '7', ...args.split(' ')])
        for (const line of shows) expect(result.output).toMatch(line)
        expect(result.code, result.output).toBe(code)
      })
  })
