import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { temporaryFolder } from '../../lib/server/testing/temporary.ts'
import { sendDueAlarms } from './alerts.ts'
import { alarm } from './item.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const START = Date.parse('2027-01-20T10:00:00+05:30')

const folder = temporaryFolder()
let [onDisk, inMemory] = ['', '']
let sent: string[][] = []

beforeEach(async () => {
  const place = join(folder, crypto.randomUUID())
  await mkdir(place)
  ;[onDisk, inMemory] = [join(place, 'disk.json'), join(place, 'memory.json')]
  sent = []
})

const disk = alarm({ subject: 'Disk', what: 'It is full.' }, { key: 'disk', todo: 'Delete.' })
const cms = alarm({ subject: 'CMS', what: 'It is down.' }, { key: 'cms', todo: 'Start it.' })

/** A check this many minutes after the start. */
const check = (minutes: number, alarms = [disk], accept = true) =>
  sendDueAlarms(alarms, START + minutes * MINUTE, [onDisk, inMemory], async (due) => {
    if (!accept) throw new Error('The mail server is down')
    sent.push(due.map(({ action }) => action.key))
  })

test('an e-mail that the server does not accept is sent with the next check, once', async () => {
  await check(0)
  await expect(check(10, [disk], false)).rejects.toThrow('The mail server is down')
  await check(20)
  await check(30)
  expect(sent).toEqual([['disk']])
})

test('a cause that ends and comes back is announced once a day', async () => {
  for (const minute of [0, 10, 30, 40]) await check(minute)
  await check(20, [])
  for (const minute of [60, 70, 80]) await check(minute)
  expect(sent).toEqual([['disk']])
  await check(10 + DAY / MINUTE)
  expect(sent).toEqual([['disk'], ['disk']])
})

test('another cause is announced the same day', async () => {
  await check(0)
  await check(10)
  await check(20, [disk, cms])
  await check(30, [disk, cms])
  expect(sent).toEqual([['disk'], ['cms']])
})

/** The file can still be read but not be written any more. */
const block = (file: string) => mkdir(`${file}.${process.pid}.draft`)
const unblock = (file: string) => rm(`${file}.${process.pid}.draft`, { recursive: true })

test('neither an unwritable disk nor a reboot loses the state', async () => {
  await check(0)
  await block(onDisk)
  await check(10)
  await check(20)
  await unblock(onDisk)
  await check(30, [disk, cms])
  await rm(inMemory)
  await check(40, [disk, cms])
  await check(50, [disk, cms])
  expect(sent).toEqual([['disk'], ['cms']])
})

test('without a writable state nothing is sent, as it would be sent repeatedly', async () => {
  await check(0)
  await block(onDisk)
  await block(inMemory)
  await expect(check(10)).rejects.toThrow('cannot be written')
  expect(sent).toEqual([])
  await unblock(inMemory)
  await check(20)
  expect(sent).toEqual([['disk']])
})

test('a damaged state counts as empty, and a clock that is set back suppresses no alert', async () => {
  await writeFile(onDisk, '{"savedAt":')
  await check(DAY / MINUTE)
  await check(DAY / MINUTE + 10)
  for (const minute of [0, 10, 20]) await check(minute)
  expect(sent).toEqual([['disk'], ['disk']])
})
