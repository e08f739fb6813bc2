import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Exists while packages are being added to a project. If it exists at the start, adding them was interrupted. */
export const ADDING_MARKER = 'node_modules/.adding'

/**
 * Find out what to install in a project's folder: 'all' if node_modules is missing or belongs to another
 * package-lock.json; 'rest' if the installed packages are right but some are missing; null if nothing is missing.
 *
 * npm omits packages for other systems and unused peers, so it is enough that the required packages are there, and that
 * none has a wrong version.
 *
 * @param {string} project
 * @param {{ withTests: boolean }} needs  whether to include the packages for testing and checks
 * @returns {'all' | 'rest' | null}
 */
export function findMissingPackages(project, { withTests }) {
  const hidden = path.join(project, 'node_modules/.package-lock.json')
  if (!existsSync(hidden) || existsSync(path.join(project, ADDING_MARKER))) return 'all'
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
