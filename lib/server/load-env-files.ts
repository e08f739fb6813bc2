import { loadEnvConfig } from '@next/env'

/**
 * Take the settings that are not in the environment from the files that Next itself reads, in its order:
 * .env.production.local, .env.local, .env.production, .env; with NODE_ENV=development the files of development instead.
 * Site, worker, commands, migrations and seed all do so: they can never work on two databases. What was loaded before,
 * by Next, stays as it is. Source: https://nextjs.org/docs/app/guides/environment-variables
 *
 * @param folder  where the files lie
 */
export function loadEnvFiles(folder: string, { isDevelopment }: { readonly isDevelopment: boolean }): void {
  loadEnvConfig(folder, isDevelopment)
}
