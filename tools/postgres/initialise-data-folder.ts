import { readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Failure } from '@/tools/process/user-error'
import { type PostgresInstallation } from '@/tools/postgres/installation'

export const ROLE = 'app'
export const PASSWORD = 'app'

/** Create a data folder for PostgreSQL. It is renamed once complete, so that an unfinished one is never used. */
export async function initialiseDataFolder(
  { root, run }: PostgresInstallation,
  dataFolder: string,
): Promise<void> {
  for (const name of readdirSync(root)) {
    if (name.startsWith('growing-')) rmSync(path.join(root, name), { recursive: true, force: true })
  }
  const growing = path.join(root, `growing-${process.pid}`)
  const passwordFile = path.join(root, 'password')
  writeFileSync(passwordFile, `${PASSWORD}\n`)
  const { code, stderr } = await run('initdb', [
    `--pgdata=${growing}`,
    `--username=${ROLE}`,
    '--auth=scram-sha-256',
    `--pwfile=${passwordFile}`,
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
  ])
  rmSync(passwordFile, { force: true })
  if (code !== 0) {
    rmSync(growing, { recursive: true, force: true })
    throw new Failure(`PostgreSQL could not be set up: ${stderr.trim()}`)
  }
  renameSync(growing, dataFolder)
}
