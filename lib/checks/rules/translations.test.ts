import * as school from '../testing/clean-school.ts'

const { change, cleanSchool } = school
const translated = (outdated: boolean, ...languages: string[]) => ({
  translations: languages.map((language) => ({ language, outdated })),
})

const withTitles = (hindi: object) => ({
  title: 'Holiday on 20 December',
  translations: [
    { language: 'hi', ...hindi },
    { language: 'bn', title: '20 ডিসেম্বর ছুটি' },
  ],
})

/** The findings about the notice of a school in Hindi and Bengali. */
async function whatOf(notice: object): Promise<string[]> {
  const of = cleanSchool()
  change('school', { languages: ['hi', 'bn'], ...translated(false, 'hi', 'bn') })(of)
  change('pages', translated(false, 'hi', 'bn'))(of)
  change('section', translated(false, 'hi', 'bn'))(of)
  change('notification', notice)(of)
  const findings = await school.findingsOf(of)
  return findings.filter(({ collection }) => collection === 'notification').map(({ what }) => what)
}

test.each([
  ['no translation', {}, ['not translated: हिन्दी (Hindi), বাংলা (Bengali)']],
  ['one translation', translated(false, 'hi'), ['not translated: বাংলা (Bengali)']],
  [
    'an outdated one',
    translated(true, 'hi', 'bn'),
    [
      'the translation is older than the original: हिन्दी (Hindi), বাংলা (Bengali). Visitors read it with a line that says so',
    ],
  ],
  [
    'an outdated one with another day',
    withTitles({ title: 'अवकाश 15 तारीख को', outdated: true }),
    [
      'the translation is older than the original: हिन्दी (Hindi). As the figures differ, visitors read the original: हिन्दी (Hindi): Title (20 December in the original, 15 in the translation)',
    ],
  ],
  [
    'one that always had another day',
    withTitles({ title: 'अवकाश 15 तारीख को' }),
    [
      'the translation has other figures: हिन्दी (Hindi): Title (20 December in the original, 15 in the translation)',
    ],
  ],
  ['one with another day, and confirmed', withTitles({ title: '15 तारीख', outdated: false }), []],
  ['both', translated(false, 'hi', 'bn'), []],
  ['a notice that is past', { publish_until: '2020-01-01T00:00:00Z' }, []],
])('%s is reported as it is', async (_what, notice, expected) => {
  const found = await whatOf(notice)
  expect(found.map((what) => what.replace(/^Notice “.*”: /, ''))).toEqual(expected)
})

test('outdated translations of every collection are reported', async () => {
  const of = cleanSchool()
  change('school', { languages: ['hi'], ...translated(true, 'hi') })(of)
  for (const name of ['heading', 'team', 'gallery', 'calendar_date', 'exam', 'book'] as const)
    change(name, translated(true, 'hi'))(of)
  change('directus_files', translated(true, 'hi'))(of)
  const findings = await school.findingsOf(of)
  const outdated = findings.filter(({ key }) => key.startsWith('translation-outdated'))
  expect(
    outdated
      .map(({ collection }) => collection)
      .toSorted()
      .join(' '),
  ).toBe('book calendar_date directus_files exam gallery heading school team')
})

test.each([
  [['en', 'hi'], { title: 'अवकाश', description: '<p>शुक्रवार को</p>' }, ['English']],
  [['en', 'hi'], { title: 'Holiday' }, ['हिन्दी (Hindi)']],
  [['hi'], { title: 'अवकाश' }, []],
])('a school with Hindi first and %j translates %j into %j', async (languages, notice, missing) => {
  const of = cleanSchool()
  change('school', { languages, first_language: 'hi' })(of)
  change('notification', { description: '', ...notice })(of)
  const findings = (await school.findingsOf(of)).filter(({ key }) => key.startsWith('not-trans'))
  const what = findings.filter(({ collection }) => collection === 'notification')
  expect(what.map((each) => each.what.replace(/^.*not translated: /, ''))).toEqual(missing)
})

test('a school in English alone has nothing to translate', async () => {
  expect(await school.findingsOf(cleanSchool())).toEqual([])
})
