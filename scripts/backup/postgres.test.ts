import { postgresVariables } from './postgres.ts'

test.each([
  ['postgres://web:p%40ss@db.example:5433/school?sslmode=verify-full', 'db.example', '5433'],
  ['postgres://web:p%40ss@[fd00::1]/school?sslmode=verify-full', 'fd00::1', '5432'],
])('the address %s is converted to variables', (address, host, port) => {
  expect(postgresVariables({ DB_CONNECTION_STRING: address })).toEqual({
    ...{ PGHOST: host, PGPORT: port, PGDATABASE: 'school', PGUSER: 'web' },
    ...{ PGPASSWORD: 'p@ss', PGSSLMODE: 'verify-full' },
  })
})
