import { env, EnvError, isDevelopment } from '@/lib/env'
import { loadEnvFiles } from '@/lib/server/load-env-files'

/** Load the settings' files where there are any, and end the process with a line for each wrong setting. */
export function loadEnvOrExit(): void {
  loadEnvFiles(process.cwd(), { isDevelopment })
  try {
    env()
  } catch (error) {
    if (!(error instanceof EnvError)) throw error
    console.error(`The settings cannot be used:\n${error.message}\nSee .env.example.`)
    process.exit(1)
  }
}
