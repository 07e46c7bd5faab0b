// npm run serve: the present build of the site with an existing CMS.
import { runSite } from './site/run.ts'

await runSite('serve')
