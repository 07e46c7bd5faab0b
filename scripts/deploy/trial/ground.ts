import type { TestEnvironment as World } from '../../../e2e/resilience/test-environment.ts'
import type { Browser } from './browser.ts'
import type { Front } from './front.ts'
import type { TrialPorts } from './ports.ts'

/** What the checks of one site behind nginx work with. */
export type Ground = { world: World; front: Front; browser: Browser; ports: TrialPorts }
