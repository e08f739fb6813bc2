import { existsSync } from 'node:fs'
import { env, EnvError } from '@/lib/env'

/** Load .env where there is one, and end the process with a line for each wrong setting. */
export function exitOnBadEnv(): void {
  if (existsSync('.env')) process.loadEnvFile('.env')
  try {
    env()
  } catch (error) {
    if (!(error instanceof EnvError)) throw error
    console.error(`The settings cannot be used:\n${error.message}\nSee .env.example.`)
    process.exit(1)
  }
}
