import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { aProgram } from '@/tests/support/a-program'
import { anEmptyDatabase } from '@/tests/support/database/a-database'
import { temporaryFolders } from '@/tests/support/temporary-folders'

const aFolder = temporaryFolders()

function someMigrations(scripts: Readonly<Record<string, string>>): string {
  const folder = aFolder()
  writeFileSync(path.join(folder, 'migration_lock.toml'), 'provider = "postgresql"\n')
  for (const [name, script] of Object.entries(scripts)) {
    mkdirSync(path.join(folder, name))
    writeFileSync(path.join(folder, name, 'migration.sql'), script)
  }
  return folder
}

/** @param runs  `all` or `expanding`, perhaps with the name of a migration that was rolled back */
async function deploy(url: string, folder: string, runs: readonly string[]): Promise<readonly unknown[]> {
  const program = aProgram('tests/support/deploy-migrations-again.ts', {}, [url, folder, ...runs])
  expect({ code: await program.ended, said: program.said() }).toMatchObject({ code: 0 })
  const lines = program.said().trim().split('\n')
  return lines.map((line): unknown => JSON.parse(line))
}

test('a failed migration leaves nothing behind, and runs again once somebody says so; contracting ones wait for their word', async () => {
  const url = await anEmptyDatabase()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const folder = someMigrations({
      '1_first': 'CREATE TABLE one (id int)',
      // Fails once: a sequence is not rolled back, so the second attempt gets another number.
      '2_second':
        'CREATE TABLE two (id int); CREATE FUNCTION a() RETURNS int LANGUAGE sql AS $$ SELECT 1; SELECT 2 $$; SELECT 1 / (nextval($$tries$$) - 1)',
      '3_gone_contract': 'DROP TABLE one',
    })
    await client.query('CREATE SEQUENCE tries')
    const told = await deploy(url, folder, [
      'expanding',
      'expanding',
      'expanding,2_second',
      'expanding',
      'all',
    ])
    expect(told).toEqual([
      expect.stringMatching(/^The migrations did not finish. 2_second: [^]*division by zero$/),
      expect.stringMatching(/failed migrations[^]*2_second[^]*--rolled-back NAME/),
      ['2_second'],
      [],
      ['3_gone_contract'],
    ])
    const { rows } = await client.query(
      `SELECT migration_name AS name, rolled_back_at IS NOT NULL AS "wasRolledBack" FROM _prisma_migrations ORDER BY started_at`,
    )
    expect(rows).toEqual([
      { name: '1_first', wasRolledBack: false },
      { name: '2_second', wasRolledBack: true },
      { name: '2_second', wasRolledBack: false },
      { name: '3_gone_contract', wasRolledBack: false },
    ])
  } finally {
    await client.end()
  }
})
