import { loadEnvConfig } from '@next/env'
import { environment } from '../../env'
import { readSecretFiles } from './read-secret-files'

/** The files that settings are read from, in order; not those for development. */
export const ENV_FILES = ['.env.production.local', '.env.local', '.env.production', '.env']

/**
 * Load settings that are missing from the environment, from the same files as Next and in the same order:
 * .env.production.local, .env.local, .env.production, .env; with NODE_ENV=development the files for development
 * instead. Site, worker, commands, migrations and seed all do this, so they always use the same database. Settings that
 * Next has already loaded are kept. Then the secrets that are in files of their own are read.
 * Throws `EnvError`.
 * Source: https://nextjs.org/docs/app/guides/environment-variables
 */
export function loadEnvFiles(folder: string, { isDevelopment }: { readonly isDevelopment: boolean }): void {
  const before = { ...environment }
  loadEnvConfig(folder, isDevelopment)
  readSecretFiles(environment, before)
}
