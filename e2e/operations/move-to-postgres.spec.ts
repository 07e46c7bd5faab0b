import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'playwright/test'
import { request } from '../../cms/setup/client.ts'
import { goBackToSqlite } from '../../scripts/cms/postgres/back-to-sqlite.ts'
import { findDifferences } from '../../scripts/cms/postgres/copy-rows.ts'
import { openPostgres } from '../../scripts/cms/postgres/postgres.ts'
import { freePorts } from '../support/servers/ports.ts'
import { loadSecrets } from '../../scripts/lib/secrets.ts'
import { startServer } from '../support/servers/command.ts'
import { withCopy } from '../support/servers/instance.ts'
import { postgresBin, startPostgres } from '../support/servers/postgres.ts'

test.skip(!postgresBin(), 'PostgreSQL is not installed')

const NAMES = ['two\nlines', 'O\'Brien \\ "x"', 'अनन्या', 'one\u2028two', '']
const CERTIFICATE = 7001
/** More than one batch of rows. */
const NOTICES = 1_200
/** When the first two runs are killed, in milliseconds after the move begins. */
const KILLED_AFTER = [5_000, 20_000]

test('a CMS moves to PostgreSQL with everything, also when it is killed, and back @long', async () => {
  test.setTimeout(900_000)
  await withCopy('move', async ({ dataDir }) => {
    const file = join(dataDir, 'cms.sqlite')
    const sqlite = new DatabaseSync(file)
    const received = new Date(Date.now() - 1_000)
    for (const [index, name] of NAMES.entries())
      sqlite
        .prepare(
          "INSERT INTO admission_form (id, student_name, age, contact_number, date_created) VALUES (?, ?, 5, '', ?)",
        )
        .run(`00000000-0000-4000-8000-00000000000${index}`, name, received.getTime())
    for (let index = 0; index < NOTICES; index += 1)
      sqlite
        .prepare('INSERT INTO notification (title, date) VALUES (?, ?)')
        .run(`Moved ${index}`, Date.UTC(2026, 2, 1))
    // A field of the office, and a character that PostgreSQL does not store.
    sqlite.exec(`ALTER TABLE notification ADD COLUMN office_note varchar(255);
      INSERT INTO directus_fields (collection, field) VALUES ('notification', 'office_note');
      UPDATE notification SET office_note = 'Own' || char(0) WHERE title = 'Moved 7'`)
    sqlite
      .prepare(
        "INSERT INTO certificate (id, certificate_number, admission_number, name, class, date_of_leaving) VALUES (?, 'TC/1', 'A/1', 'Asha', 'X', 0)",
      )
      .run(CERTIFICATE)
    sqlite.close()
    const [port = 0, databasePort = 0] = await freePorts(2)
    const server = await startPostgres(databasePort)
    const start = (variables: Record<string, string>) =>
      startServer('cms', { CMS_PORT: String(port), DATA_DIR: dataDir, ...variables })
    const lines: string[] = []
    for (const delay of KILLED_AFTER) {
      const cms = start(server.variables)
      await expect.poll(() => cms.lines.join(), { timeout: 120_000 }).toContain('Moving the CMS')
      await pause(delay)
      await cms.kill()
      lines.push(...cms.lines)
    }

    const cms = start(server.variables)
    await cms.untilReady()
    // By the run that finishes the move, which on a fast machine is one that is killed after it.
    expect([...lines, ...cms.lines].join('\n')).toMatch(
      /Look at these texts, .*: notification \d+ \(office_note\)$/m,
    )
    const moved = new DatabaseSync(`${file}.before-postgres`, { readOnly: true })
    const postgres = await openPostgres(server.variables)
    expect(await findDifferences(moved, postgres)).toEqual([])
    const { rows } = await postgres.query(
      'SELECT student_name, date_created FROM admission_form ORDER BY id LIMIT 5',
    )
    expect(rows).toEqual(NAMES.map((name) => ({ student_name: name, date_created: received })))
    await postgres.end()
    const { adminToken: token } = await loadSecrets(dataDir)
    const ask = (method: string, path: string, body?: object) =>
      request(`http://127.0.0.1:${port}`, { token }, method, path, body)
    const filter = encodeURIComponent('{"title":{"_eq":"Moved 7"}}')
    const { rows: notices } = await ask('GET', `/items/notification?filter=${filter}`)
    expect(notices).toEqual([expect.objectContaining({ date: '2026-03-01', office_note: 'Own' })])
    const { rows: files } = await ask('GET', '/files?limit=1')
    expect((await ask('GET', `/assets/${String(files[0]?.['id'])}`)).status).toBe(200)
    const { status } = await ask('PATCH', `/items/certificate/${CERTIFICATE}`, { class: 'IX' })
    expect(status).toBe(200)
    await cms.stop()

    const sql = (text: string) =>
      execFileSync('psql', [
        ...['-h', '127.0.0.1', '-p', String(databasePort), '-U', 'school'],
        ...['-d', 'school', '-XqAt', '-c', text],
      ])
    sql(
      "INSERT INTO admission (id, name, class, phone, age) VALUES (gen_random_uuid(), 'Since', '', '', 5)",
    )
    await expect(goBackToSqlite(dataDir, server.variables)).rejects.toThrow(
      'since the move: certificate, admission.',
    )
    const refused = start({})
    await refused.ended
    expect(refused.lines.join()).toContain('was moved to PostgreSQL')
    sql(
      "DELETE FROM admission WHERE name = 'Since'; DELETE FROM directus_activity WHERE collection = 'certificate'",
    )
    // As a run that was killed leaves it.
    sql('CREATE TABLE school_move ()')
    await goBackToSqlite(dataDir, server.variables)
    const again = start({})
    await again.untilReady()
    const { rows: counted } = await ask(
      'GET',
      '/items/notification?aggregate[count]=*&search=Moved',
    )
    expect(Number(counted[0]?.['count'])).toBe(NOTICES)
    await again.stop()
    await server.stop()
  })
})
