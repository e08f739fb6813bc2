import { readdirSync, readFileSync } from 'node:fs'

/* Which folders query which tables: lib/db ours, lib/queue those of the job queue. */

const TABLES = [
  ...readFileSync('prisma/schema.prisma', 'utf8').matchAll(/^model \w+ \{[^}]*@@map\("(\w+)"\)/gm),
].map(([, name = '']) => name)
const files = ['app', 'components', 'content', 'lib']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('lib/db/generated/'))

function filesWith(pattern: RegExp): readonly string[] {
  return files.filter((file) => pattern.test(readFileSync(file, 'utf8')))
}

test('only lib/db reads and writes our tables', () => {
  expect(TABLES).toContain('bookings')
  const sql = new RegExp(String.raw`\b(?:FROM|JOIN|INTO|UPDATE|TABLE) (?:${TABLES.join('|')})\b`)
  expect(filesWith(sql).filter((file) => !file.startsWith('lib/db/'))).toEqual([])
})

test('only lib/queue queries the job queue', () => {
  expect(filesWith(/\bgraphile_worker\./).filter((file) => !file.startsWith('lib/queue/'))).toEqual([])
})
