import { accessSync, constants, existsSync } from 'node:fs'
import path from 'node:path'
import { loadEnvConfig } from '@next/env'
import { environment, EnvError } from '../../env'
import { readSecretFiles } from './read-secret-files'

/** The files that settings are read from, in order, leaving out those for development. */
export const ENV_FILES = ['.env.production.local', '.env.local', '.env.production', '.env']

/**
 * Load settings that are missing from the environment, from the same files as Next and in the same order:
 * .env.production.local, .env.local, .env.production, .env; with NODE_ENV=development the files for development
 * instead. Site, worker, commands, migrations and seed all do this, so they always use the same database. Settings that
 * Next has already loaded are kept. Then the secrets that are in files of their own are read.
 * Throws `EnvError`, also with a line for each file that this user may not read, which Next would leave out.
 * Source: https://nextjs.org/docs/app/guides/environment-variables
 */
export function loadEnvFiles(folder: string, { isDevelopment }: { readonly isDevelopment: boolean }): void {
  const before = { ...environment }
  refuseUnreadableFiles(folder)
  loadEnvConfig(folder, isDevelopment)
  readSecretFiles(environment, before)
}

function refuseUnreadableFiles(folder: string): void {
  const unreadable = ENV_FILES.filter((name) => {
    const file = path.join(folder, name)
    return existsSync(file) && !isReadable(file)
  })
  if (unreadable.length > 0)
    throw new EnvError(unreadable.map((name) => `${name}: this user may not read it`).join('\n'))
}

function isReadable(file: string): boolean {
  try {
    accessSync(file, constants.R_OK)
    return true
  } catch {
    return false
  }
}
