import { readdirSync } from 'node:fs'

export const MIGRATIONS_FOLDER = 'prisma/migrations'

/** The suffix of a migration that removes something the previous release still reads or writes. */
export const CONTRACT_SUFFIX = '_contract'

/** List the names of a folder's migrations, oldest first. */
export function listMigrationFolders(folder = MIGRATIONS_FOLDER): readonly string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
}
