import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { type Host } from '@/tools/host/description'

/** Settings that the pages contain, because a build takes them. All others are read when a program starts. */
const BUILT_IN = /^(?:SITE_URL|NEXT_PUBLIC_STRIPE_PUBLISHABLE_KEY)=.*$/gm

type SettingsFiles = Pick<Host, 'settingsFile' | 'ownSettingsFile' | 'secrets'>

/** The lines of the settings files that a build takes. */
export function readBuiltInSettings({ settingsFile, ownSettingsFile }: SettingsFiles): string {
  const texts = [settingsFile, ownSettingsFile].map((file) =>
    existsSync(file) ? readFileSync(file, 'utf8') : '',
  )
  return texts.flatMap((text) => text.match(BUILT_IN) ?? []).join('\n')
}

/** When a setting or a secret last changed, in milliseconds since 1970; 0 if there are none. */
export function settingsChangedAt({ settingsFile, ownSettingsFile, secrets }: SettingsFiles): number {
  const ofSecrets = existsSync(secrets) ? readdirSync(secrets).map((name) => path.join(secrets, name)) : []
  const files = [settingsFile, ownSettingsFile, ...ofSecrets].filter((file) => existsSync(file))
  return Math.max(0, ...files.map((file) => statSync(file).mtimeMs))
}
