// npm run dev: like npm start, with hot reload.
import { runSite } from './site/run.ts'

await runSite('dev')
