import { countVote, deliverVotes } from './votes.ts'

const sendVotes = jest.fn<Promise<void>, [unknown]>()
jest.mock('../content/client/enquiries.ts', () => ({
  sendVotes: (votes: unknown) => sendVotes(votes),
}))
jest.mock('../server/log.ts', () => ({ log: { warn() {} } }))

test('a flood of votes is one count of a page, which waits for the CMS', async () => {
  sendVotes.mockRejectedValueOnce(new Error('down'))
  for (let vote = 0; vote < 1_000; vote += 1) countVote('/Fees', true)
  countVote('/Class/VI', false)
  await deliverVotes()
  countVote('/Class/VI', true)
  await deliverVotes()
  expect(sendVotes).toHaveBeenLastCalledWith([
    { about: '/Fees', useful: 1_000, not_useful: 0 },
    { about: '/Class/VI', useful: 1, not_useful: 1 },
  ])
  await deliverVotes()
  expect(sendVotes).toHaveBeenCalledTimes(2)
})
