import { readFileSync } from 'node:fs'
import { Failure } from '@/tools/process/user-error'

export type ServerUser = { readonly uid: number; readonly gid: number }

/**
 * Find the user to run PostgreSQL as; null for the current one. PostgreSQL refuses to run as root, in which case it is
 * `postgres` if that user exists, otherwise `nobody`.
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
