import { splitTest, type Requirement } from './requirements.ts'

const VERDICTS = ['shown', 'by design', 'not applicable', 'open'] as const

const CHAPTERS =
  'Encoding and sanitising,Validation and business logic,Web frontend,API and web service,Files,Authentication,Sessions,Authorisation,Self-contained tokens,OAuth and OpenID Connect,Cryptography,Communication,Configuration,Data protection,Coding and architecture,Logging and errors,WebRTC'.split(
    ',',
  )

const INTRODUCTION = `# OWASP ASVS 5.0.0, levels 1 and 2

Each requirement of the [standard](https://owasp.org/www-project-application-security-verification-standard/)
(© OWASP, CC BY-SA 4.0) by its number, what it asks in our words, and what can be said of it:

- **shown**: by the tests named, which are run by \`npm test\`, or by \`npm run test:deploy\` where the file
  is in \`e2e/deploy\`;
- **by design**: it follows from what the file says, and has been read rather than tested as a whole;
- **not applicable**: there is nothing here that it could be asked of;
- **open**: not met, and what would be needed.

The site has neither accounts nor sessions; chapters 6 and 7 are about the few people of the school who
sign in to the CMS, and what is said there of Directus is true of the version in \`cms/package.json\`.

This page is written by \`node scripts/security-table.ts\` from \`asvs.json\`. A unit test sees to it that the two
agree, that no requirement is missing, and that each test and file named is there; the end of each suite,
that its named tests ran and passed.`

/** The table for people to read. */
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

/** Words of code that Markdown would take for marks. */
const asText = (words: string): string => words.replace(/[|*_<>[\]\\$]/g, '\\$&')
