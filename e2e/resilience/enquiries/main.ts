// npm run chaos:enquiries: is any enquiry lost or duplicated while site and CMS are killed, or,
// with --instances, while enquirers correct and repeat at three instances that lose their outboxes?
import { z } from 'zod'
import { shareClock } from '../clock.ts'
import { flag, integer, readOptions, seed } from '../../support/options.ts'
import { readOrExit, runCheck } from '../runner.ts'
import { checkInstances } from './check-instances.ts'
import { checkKills } from './check-kills.ts'

const options = readOrExit(() =>
  readOptions(
    z.object({
      count: integer.min(1).default(10_000),
      kills: integer.default(140),
      seed,
      /** What is removed, so that the check must fail: the CMS's unique key, or the outbox on disk. */
      control: z.enum(['no-key', 'no-disk']).optional(),
      instances: flag,
    }),
    '--count 10000, --kills 140, --seed 7, --control no-key or no-disk, and --instances',
  ),
)

const { control, instances, kills } = options
if (instances) await shareClock()
await runCheck({
  seed: options.seed,
  title: `${options.count} enquiries, ${instances ? 'three instances' : `${kills} kills`}${control ? `, ${control}` : ''}`,
  run: (environment) =>
    instances ? checkInstances(environment, options) : checkKills(environment, options),
})
