import { databaseSettings, env, EnvError, isDevelopment } from '@/lib/env'
import { MIN_CONNECTIONS } from '@/lib/postgres/open-pool'
import { loadEnvFiles } from '@/lib/server/process/load-env-files'

/** The exit code if the settings or the database cannot be used; commands use the same one. */
const UNUSABLE_EXIT_CODE = 3

/** Load the settings, also from .env files. If any are wrong, print a line for each and end the process. */
export function loadEnvOrExit(): void {
  try {
    loadEnvFiles(process.cwd(), { isDevelopment })
    env()
    refuseFewConnections()
  } catch (error) {
    if (!(error instanceof EnvError)) throw error
    console.error(`The settings cannot be used:\n${error.message}\nSee .env.example.`)
    process.exit(UNUSABLE_EXIT_CODE)
  }
}

function refuseFewConnections(): void {
  const { connectionLimit } = databaseSettings()
  if (connectionLimit !== null && connectionLimit < MIN_CONNECTIONS)
    throw new EnvError(
      `DATABASE_URL: connection_limit must be ${MIN_CONNECTIONS} or more for a site or a worker`,
    )
}
