import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  addressKey,
  CAMPAIGN_PARAMETER,
  isOldHomeQuery,
  keyOfAddress,
  withoutCampaign,
} from './old-address.ts'

test.each([
  [
    '/notice.asp',
    ['?id=3', '?fbclid=a&id=3', '?id=3&utm_source=x&utm_medium=y', '?ID=3', '?id=%33', '?&id=3&'],
  ],
  [
    '/notice.asp',
    [
      '?a=x+y&b=1',
      '?b=1&a=x%20y',
      '?B=1&A=X+Y&mc_cid=1&mc_eid=2&_ga=1.2-3',
      '?a=x%20y&b=1&igsh=k%3D%3D',
    ],
  ],
  ['/सूचना', ['?क=ख', '?%E0%A4%95=%E0%A4%96']],
  [
    '/',
    [
      '',
      '?',
      '?&',
      '?utm_source=whatsapp',
      '?gclid=1&gbraid=2&wbraid=3&msclkid=4',
      '?igshid',
      '?ref=whatsapp',
    ],
  ],
])('%s has one key with each of %j', (path, queries) => {
  expect(new Set(queries.map((query) => addressKey(path, query))).size).toBe(1)
})

test('other queries and paths have other keys', () => {
  const addresses = [
    '/a',
    '/a?id=3',
    '/a?id=4',
    '/a?id=3&id=4',
    '/a?ref=3',
    '/a?reference=wa',
    '/b?id=3',
    '/a/b',
  ]
  expect(new Set(addresses.map(keyOfAddress)).size).toBe(addresses.length)
  expect(keyOfAddress('/A//b/?ID=%41&x')).toBe('/a/b?id=a&x=')
})

test('a query preserves what no campaign has added, as it was written', () => {
  expect(withoutCampaign('?q=a+b&utm_term=x&show=%26')).toBe('?q=a+b&show=%26')
})

test('the home page is an old page at the parameters of other systems only', () => {
  expect(['?p=12', '?utm_source=x&option=com_content', '?q=node/5'].map(isOldHomeQuery)).toEqual([
    true,
    true,
    true,
  ])
  expect(['', '?utm_source=x', '?anything=1'].map(isOldHomeQuery)).toEqual([false, false, false])
})

test('the front ignores the same parameters', () => {
  const front = readFileSync(
    join(import.meta.dirname, '../../../containers/front/site.conf'),
    'utf8',
  )
  expect(front).toContain(`"~*^((${CAMPAIGN_PARAMETER})(&|$))*$" "";`)
})
