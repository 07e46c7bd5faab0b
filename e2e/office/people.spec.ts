import { expect, test } from 'playwright/test'
import { idOf, sampleFile } from '../support/cms.ts'
import { signInEditor } from '../support/editor.ts'
import { setUpServer } from '../support/servers/set-up.ts'

// On a copy: other tests count the members.
const instance = setUpServer('people', (copy) => copy.start())

const member = {
  body: 'sexual_harassment_committee',
  name: 'Mrs Rehana Begum',
  designation: 'Member, counsellor',
  telephone: '0361 000 0045',
}

/** The picture as the form of the file library sends it. */
function formOf(name: string): FormData {
  const form = new FormData()
  form.set('file', new File([new Uint8Array(sampleFile(name))], name, { type: 'image/webp' }))
  return form
}

const textAt = async (path: string) => (await fetch(instance.siteUrl + path)).text()

test('an editor adds a member of a committee, and changes the captain and the banner of a house', async () => {
  const ask = await signInEditor(instance)
  expect((await ask('POST', '/items/person', member)).status).toBe(200)
  const two = await ask('POST', '/items/person', { ...member, telephone: '0361 000 0045/46' })
  expect(two.text).toContain('Write one number in full')
  const [house] = (await ask('GET', '/items/team?filter[kind][_eq]=house&sort=sort&limit=1')).rows
  const picture = idOf((await ask('POST', '/files', formOf('quiz.webp'))).row)
  const changes = { captain: 'Ishaan, class X', picture }
  expect((await ask('PATCH', `/items/team/${idOf(house)}`, changes)).status).toBe(200)
  for (const [address, text] of [
    ['/SexualHarassmentCommittee', 'href="tel:03610000045"'],
    ['/tables/sexual-harassment-committee.csv', member.name],
    ['/search?q=rehana', 'SexualHarassmentCommittee'],
    ['/House', changes.captain],
    ['/House', `/assets/${picture}`],
  ] as const)
    await expect.poll(() => textAt(address), { message: address, timeout: 20_000 }).toContain(text)
  expect((await fetch(`${instance.siteUrl}/assets/${picture}`)).status).toBe(200)
})
