import { loadEnvConfig } from '@next/env'

/**
 * Load settings that are not in the environment from the same files as Next, in its order: .env.production.local,
 * .env.local, .env.production, .env; with NODE_ENV=development the files for development instead. Site, worker,
 * commands, migrations and seed all do so, and can never work on different databases. Settings that Next has already
 * loaded are kept. Source: https://nextjs.org/docs/app/guides/environment-variables
 */
export function loadEnvFiles(folder: string, { isDevelopment }: { readonly isDevelopment: boolean }): void {
  loadEnvConfig(folder, isDevelopment)
}
