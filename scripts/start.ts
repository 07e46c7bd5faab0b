// npm start: the CMS with its content, and the site built from it.
import { runSite } from './site/run.ts'

await runSite('start')
