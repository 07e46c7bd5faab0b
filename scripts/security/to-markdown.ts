import { splitTest, type Requirement } from './requirements.ts'

const VERDICTS = ['shown', 'by design', 'not applicable', 'open'] as const

const CHAPTERS =
  'Encoding and sanitising,Validation and business logic,Web frontend,API and web service,Files,Authentication,Sessions,Authorisation,Self-contained tokens,OAuth and OpenID Connect,Cryptography,Communication,Configuration,Data protection,Coding and architecture,Logging and errors,WebRTC'.split(
    ',',
  )

const INTRODUCTION = `# OWASP ASVS 5.0.0, levels 1 and 2

Each requirement of the [standard](https://owasp.org/www-project-application-security-verification-standard/)
(© OWASP, CC BY-SA 4.0) with its number, a short description and our verdict:

- **shown**: proved by the named tests, which \`npm test\`, \`npm run test:full\` or \`npm run test:deploy\` runs;
- **by design**: follows from the named file, which was reviewed but not tested as a whole;
- **not applicable**: nothing here to which it applies;
- **open**: not met, with what would be needed.

The site has neither accounts nor sessions. Chapters 6 and 7 are about the few people of the school who sign in to the CMS.
Statements about Directus apply to the version in \`cms/package.json\`.

\`node scripts/security-table.ts\` writes this page from \`asvs.json\`. A unit test checks that the two agree, that no
requirement is missing, and that each named test and file exists. Each test run checks that its named tests ran and passed.`

/** The table as Markdown. */
export function toMarkdown(requirements: readonly Requirement[]): string {
  const chapters = CHAPTERS.flatMap((name, at) => {
    const rows = requirements.filter(({ id }) => id.startsWith(`${at + 1}.`))
    return ['', `## V${at + 1} ${name}`, '', ...HEAD, ...rows.map(rowOf)]
  })
  const body = [...counts(requirements), ...chapters].join('\n')
  return `${INTRODUCTION}\n\n<!-- prettier-ignore-start -->\n\n${body}\n\n<!-- prettier-ignore-end -->\n`
}

const HEAD = ['| | level | asks | verdict | |', '|-|-|-|-|-|']

function counts(requirements: readonly Requirement[]): string[] {
  const count = (level: number, verdict: string) =>
    requirements.filter((each) => each.level === level && each.verdict === verdict).length
  const line = (level: number) =>
    `| level ${level} | ${VERDICTS.map((verdict) => count(level, verdict)).join(' | ')} |`
  return [`| | ${VERDICTS.join(' | ')} |`, '|-|-|-|-|-|', line(1), line(2)]
}

function rowOf({ id, level, asks, verdict, because, tests = [], see = [] }: Requirement): string {
  const shown = tests.map(splitTest).map(({ file, title }) => `${linkTo(file)} “${asText(title)}”`)
  const words = [because && asText(because), ...shown, ...see.map(linkTo)].filter(Boolean)
  const judged = verdict === 'open' ? '**open**' : verdict
  return `| ${id} | ${level} | ${asText(asks)} | ${judged} | ${words.join('<br>')} |`
}

const linkTo = (file: string): string => `[${file.split('/').at(-1)}](../../${file})`

/** Escapes code that Markdown would interpret. */
const asText = (words: string): string => words.replace(/[|*_<>[\]\\$]/g, '\\$&')
