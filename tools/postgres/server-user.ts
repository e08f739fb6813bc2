import { readFileSync } from 'node:fs'
import { Failure } from '@/tools/process/failure'

export type ServerUser = { readonly uid: number; readonly gid: number }

/**
 * PostgreSQL refuses to run as root; then it runs as `postgres` if that user exists, otherwise as `nobody`. Null: no
 * switch of user.
 */
export function findServerUser(): ServerUser | null {
  if (process.getuid?.() !== 0) return null
  const entries = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  const entry = entries.find(([name]) => name === 'postgres') ?? entries.find(([name]) => name === 'nobody')
  if (!entry) {
    throw new Failure('PostgreSQL cannot run as root, and there is no user postgres or nobody to run it as.')
  }
  return { uid: Number(entry[2]), gid: Number(entry[3]) }
}
