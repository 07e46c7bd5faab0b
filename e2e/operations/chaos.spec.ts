import { expect, test } from 'playwright/test'
import { RESULT, type Result } from '../resilience/runner.ts'
import { setUpCopy } from '../support/servers/set-up.ts'

/** A short run of a chaos command; the docs have the numbers of the complete one. */
type Run = {
  title: string
  args: string
  /** What a run without a control counts. */
  figures?: Record<string, number>
  /** In the output, for what the result does not count. */
  shows?: RegExp[]
  /** How a run with a control fails: each figure above 0, and each pattern in a fault. */
  fails?: { figures?: string[]; faults?: RegExp[] }
}

const GOAL = '--goal 60000'

const commands: Record<string, Run[]> = {
  'chaos-content': [
    {
      title: 'every page keeps its content while the CMS fails, and shows the new one afterwards',
      args: '--short',
      figures: { wrong: 0, broken: 0 },
    },
    {
      title: 'control: a site that treats a failure as an empty list fails',
      args: '--control catch-empty --failures truncated --mutations 0 --hours 0',
      fails: { figures: ['wrong'] },
    },
  ],
  'chaos-enquiries': [
    {
      title: 'no enquiry is lost, doubled or altered while site and CMS are killed',
      args: '--count 300 --kills 8',
      figures: { lost: 0, doubled: 0, altered: 0 },
    },
    {
      title: 'control: without the unique key enquiries are duplicated',
      args: '--count 200 --kills 2 --control no-key',
      fails: { figures: ['doubled'] },
    },
    {
      title: 'control: without the disk enquiries are lost',
      args: '--count 300 --kills 10 --control no-disk',
      fails: { figures: ['lost'] },
    },
  ],
  'chaos-freshness': [
    {
      title: 'edits become visible with and without hints, around kills and with a changed clock',
      args: `${GOAL} --edits 12 --lost 4 --kills 3 --stepped 2 --timeout 60000`,
      figures: { missed: 0, failed: 0 },
    },
    {
      title: 'control: without the reconciler, edits without a hint do not become visible',
      args: `${GOAL} --edits 0 --lost 2 --kills 0 --stepped 0 --control no-reconciler`,
      fails: { figures: ['missed'] },
    },
  ],
  'chaos-hostile': [
    {
      title: 'no hostile text, file or request does harm',
      args: '--short',
      shows: [
        /As rich text, without a policy\s+120 texts, 120 shown, 0 executed/,
        /\d+ responses are the same byte for byte, \d+ were rendered again, 0 differ/,
        /300 posts: .*the action saw [1-9]\d*, 0 faults, 0 lines of output with posted content/,
      ],
    },
    {
      title: 'control: without sanitiser and policy texts are executed',
      args: '--control no-sanitiser --texts 150',
      fails: { faults: [/As they are, without a policy: [1-9]\d* executed/] },
    },
    {
      title: 'control: behind a misconfigured proxy files and requests do harm',
      args: '--control careless-proxy --requests 300 --files 4',
      fails: {
        faults: [
          /requests: answered with 500/,
          /requests: led off the site, to evil\.test/,
          /pages differ afterwards/,
          /: executed/,
        ],
      },
    },
  ],
}

for (const [command, runs] of Object.entries(commands))
  test.describe(command, () => {
    test.describe.configure({ timeout: 900_000, retries: 0 })
    const copy = setUpCopy(command)
    for (const { title, args, figures = {}, shows = [], fails } of runs)
      test(title, async () => {
        const given = ['--seed', '7', ...args.split(' ')]
        const { lines, code, output } = await copy.run(command, given)
        for (const line of shows) expect(output).toMatch(line)
        const line = lines.findLast((each) => each.startsWith(RESULT))
        if (!line) throw new Error(output)
        const result = JSON.parse(line.slice(RESULT.length)) as Result
        expect(result.figures).toMatchObject(figures)
        for (const name of fails?.figures ?? [])
          expect(result.figures[name], name).toBeGreaterThan(0)
        for (const fault of fails?.faults ?? [])
          expect(result.faults).toContainEqual(expect.stringMatching(fault))
        expect(code, output).toBe(fails ? 1 : 0)
      })
  })
