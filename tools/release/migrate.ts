import { existsSync } from 'node:fs'
import path from 'node:path'
import { CHECK_RELEASE_ARGS } from '@/tools/process/programs'
import { releaseFolder } from '@/tools/release/folders'
import { type Release, type Step } from '@/tools/release/step'
import { mustRun } from '@/tools/release/world'

/**
 * Check that the database works with the release to return to: once a later release has contracted it, no earlier one
 * can use it.
 */
export const checkDatabase: Step = {
  doing: 'Compare the database with the release',
  async run({ host, world, target }) {
    const command = [process.execPath, ...CHECK_RELEASE_ARGS, releaseFolder(host, target)]
    return mustRun(world, command, process.cwd())
  },
}

/** Run only migrations that the previous release survives, see `CONTRACT_SUFFIX`. */
export const expand: Step = {
  doing: 'Run the migrations that expand',
  async run({ host, world, target }) {
    const said = await mustRun(world, ['npm', 'run', '--silent', 'db:migrate'], releaseFolder(host, target), {
      variables: ownerSecret(host),
    })
    return said.split('\n')[0] ?? ''
  },
}

/** Migrations need the password of the database's owner, which units and builds do not see. */
function ownerSecret({ secrets }: Release['host']): Readonly<Record<string, string>> {
  const file = path.join(secrets, 'DATABASE_OWNER_URL')
  return existsSync(file) ? { DATABASE_OWNER_URL_FILE: file } : {}
}
