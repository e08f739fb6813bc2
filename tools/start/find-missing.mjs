import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** There while packages are added to those of a project. One that is left says that somebody cut that short. */
export const ADDING = 'node_modules/.adding'

/**
 * What has to be installed in a project's folder: 'all' where node_modules is not there or comes from another
 * package-lock.json; 'rest' where what is there is right and not enough; null where nothing is missing.
 *
 * npm leaves out what other systems and unused peers would need, so it is enough that what we ask for is there, and that
 * nothing has another version.
 *
 * @param {string} project
 * @param {{ withTests: boolean }} needs  whether also what tests and checks the site
 * @returns {'all' | 'rest' | null}
 */
export function findMissing(project, { withTests }) {
  const hidden = path.join(project, 'node_modules/.package-lock.json')
  if (!existsSync(hidden) || existsSync(path.join(project, ADDING))) return 'all'
  const wanted = readPackages(path.join(project, 'package-lock.json'))
  const installed = readPackages(hidden)
  const isRight = Object.entries(installed).every(
    ([folder, { version }]) => wanted[folder]?.version === version,
  )
  if (!isRight) return 'all'
  const { dependencies, devDependencies } = wanted['']
  const asked = Object.keys(withTests ? { ...dependencies, ...devDependencies } : dependencies)
  const known = asked.filter((name) => installed[`node_modules/${name}`])
  if (!known.every((name) => existsSync(path.join(project, 'node_modules', name)))) return 'all'
  return known.length < asked.length ? 'rest' : null
}

function readPackages(lockFile) {
  return JSON.parse(readFileSync(lockFile, 'utf8')).packages
}
