import type { World } from '../../scripts/chaos/world.ts'
import type { Browser } from './client.ts'
import type { Front } from './nginx.ts'
import type { TrialPorts } from './ports.ts'

/** What the checks of one site behind nginx work with. */
export type Ground = { world: World; front: Front; browser: Browser; ports: TrialPorts }
