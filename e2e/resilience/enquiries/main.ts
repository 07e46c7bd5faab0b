// npm run chaos:enquiries: is any enquiry lost or doubled while site and CMS are killed, or, with
// --instances, while enquirers correct and repeat at three instances that lose their outboxes?
import { z } from 'zod'
import { count, flag, number, readOptions, seed } from '../../support/options.ts'
import { runCheck, titleOf } from '../runner.ts'
import { checkInstances } from './check-instances.ts'
import { checkKills } from './check-kills.ts'

const options = readOptions({
  count: count(10_000),
  kills: number(140),
  seed,
  /** What is removed, so that the check must fail: the CMS's unique key, or the outbox on disk. */
  control: z.enum(['no-key', 'no-disk']).optional(),
  instances: flag,
})

const how = options.instances ? 'three instances' : `${options.kills} kills`
await runCheck({
  title: titleOf(options.seed, `${options.count} enquiries`, how, options.control),
  run: () => (options.instances ? checkInstances(options) : checkKills(options)),
})
