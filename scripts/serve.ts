// npm run serve: the current build of the site with an existing CMS.
import { runSite } from './site/run.ts'

await runSite('serve')
