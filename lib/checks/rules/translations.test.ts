import * as school from '../testing/clean-school.ts'

const { change, cleanSchool } = school
const translated = (outdated: boolean, ...languages: string[]) => ({
  translations: languages.map((language) => ({ language, outdated })),
})

/** The findings about the notice of a school in Hindi and Bengali. */
async function whatOf(notice: object): Promise<string[]> {
  const of = cleanSchool()
  change('school', { languages: ['hi', 'bn'], ...translated(false, 'hi', 'bn') })(of)
  change('pages', translated(false, 'hi', 'bn'))(of)
  change('section', translated(false, 'hi', 'bn'))(of)
  change('notification', notice)(of)
  const issues = await school.issuesOf('awaits-translation', of)
  return issues.filter(({ collection }) => collection === 'notification').map(({ what }) => what)
}

test.each([
  ['no translation', {}, ['not translated: हिन्दी (Hindi), বাংলা (Bengali)']],
  ['one translation', translated(false, 'hi'), ['not translated: বাংলা (Bengali)']],
  [
    'an outdated one',
    translated(true, 'hi', 'bn'),
    ['the translation is older than the original: हिन्दी (Hindi), বাংলা (Bengali)'],
  ],
  ['both', translated(false, 'hi', 'bn'), []],
  ['a notice that is past', { publish_until: '2020-01-01T00:00:00Z' }, []],
])('%s is reported as it is', async (_what, notice, expected) => {
  const found = await whatOf(notice)
  expect(found.map((what) => what.replace(/^Notice “.*”: /, ''))).toEqual(expected)
})

test('a school in English alone has nothing to translate', async () => {
  expect(await school.issuesOf('awaits-translation', cleanSchool())).toEqual([])
})
