import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Settings } from '@/tools/process/environment-variables'

const NAMES =
  /^(DATABASE_URL|DATABASE_OWNER_URL|SITE_URL|STRIPE_\w+|NEXT_PUBLIC_\w+|SMTP_URL|MAIL_FROM|OPERATOR_INBOXES|WORKER_IN_PROCESS|TRUSTED_PROXY_HOPS|PORT)$/

/**
 * Save the settings that the site was started with as a .env file, so that the operator's commands use the same database
 * (lib/commands/use-demo-settings.ts).
 */
export function writeEnvFile(file: string, settings: Settings): void {
  const lines = Object.entries(settings)
    .filter(([name, value]) => NAMES.test(name) && value !== undefined)
    .map(([name, value]) => `${name}='${value}'`)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, `${lines.sort().join('\n')}\n`)
}
