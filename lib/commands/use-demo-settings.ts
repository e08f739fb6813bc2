import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { environment } from '@/lib/env'
import { ENV_FILES } from '@/lib/server/process/load-env-files'

/** Where `npm run demo` saves its site's settings. */
const DEMO_SETTINGS = '.data/site.env'

/**
 * In a clone without settings of its own where the demo has run, let commands use the demo's database.
 *
 * @returns  whether they use it
 */
export function useDemoSettings(folder: string): boolean {
  const file = path.join(folder, DEMO_SETTINGS)
  const hasOwn = ENV_FILES.some((name) => existsSync(path.join(folder, name)))
  if (hasOwn || environment.DATABASE_URL || environment.DATABASE_URL_FILE || !existsSync(file)) return false
  for (const [name, value] of Object.entries(parseEnv(readFileSync(file, 'utf8'))))
    environment[name] ??= value
  return true
}
