import { createWorld, type World } from '../../../scripts/chaos/world.ts'
import { during, type Reach } from '../../../scripts/launcher/progress.mjs'
import { freePorts } from '../../../scripts/lib/free-ports.ts'
import { currentBuild } from '../../../scripts/lib/releases.ts'
import { compareCosts } from './cost.ts'
import type { ScaleOptions } from './options.ts'
import { correctMany, pagesMadeBy } from './publish.ts'
import { tell } from './report.ts'
import { withSide } from './side.ts'

const SMALL = { notices: 20, files: 4 }

/** Compares a site of few notices with one of many; prints figures, answers the exit status. */
export async function runScale(world: World, options: ScaleOptions): Promise<number> {
  const [port, cmsPort] = await freePorts(2)
  const apart = { PORT: String(port), CMS_PORT: String(cmsPort), BUILD_DIR: '.next-scale' }
  const beside = await createWorld({ apart })
  return withSide(beside, SMALL, (small) =>
    withSide(world, options, async (large) => {
      const costs = await during('Measuring both', () => compareCosts({ small, large }, options))
      const made = await pagesMadeBy(large, currentBuild(world.settings.buildDir))
      const corrections = await during('Correcting a notice again and again', (reach: Reach) =>
        correctMany(large, options.publishes, reach),
      )
      return tell(costs, { made, corrections })
    }),
  )
}
