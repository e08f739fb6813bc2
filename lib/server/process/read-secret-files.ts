// prisma.config.ts imports this before the alias @ is set up.
import { readFileSync } from 'node:fs'
import { EnvError } from '../../env'

/** Settings that may be in a file instead, named by the same setting with `_FILE`. Each contains a password or key. */
export const SECRETS = [
  'DATABASE_URL',
  'DATABASE_OWNER_URL',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'SMTP_URL',
] as const

type Environment = Record<string, string | undefined>

// Next and our server are separate bundles and both load the settings; this global says which have been read.
const globals: { lumiSecretFiles?: Set<string> } = globalThis as object

/**
 * Read the secrets that are in files, in place. Throws `EnvError` with a line per file that cannot be used, or whose
 * secret is also given directly.
 *
 * @param before  the environment without .env files, which takes precedence over them
 */
export function readSecretFiles(env: Environment, before: Environment): void {
  const known = (globals.lumiSecretFiles ??= new Set())
  const faults = SECRETS.filter((name) => !known.has(name)).flatMap((name) => {
    const fileName = `${name}_FILE`
    const file = env[fileName]
    if (!file || isOverridden(name, env, before)) return []
    const secret = readSecret(name, env, before)
    if ('fault' in secret) return [`${fileName}: ${secret.fault}`]
    env[name] = secret.text
    known.add(name)
    return []
  })
  if (faults.length > 0) throw new EnvError(faults.join('\n'))
}

/** Whether the environment gives the secret itself, and a .env file names the file. */
function isOverridden(name: string, env: Environment, before: Environment): boolean {
  return Boolean(before[name]) && !before[`${name}_FILE`] && env[name] === before[name]
}

function readSecret(
  name: string,
  env: Environment,
  before: Environment,
): { readonly text: string } | { readonly fault: string } {
  const file = env[`${name}_FILE`] ?? ''
  const isOfEnvironment = Boolean(before[`${name}_FILE`]) && !before[name]
  if (env[name] && !isOfEnvironment) return { fault: `${name} is given as well; keep one of the two` }
  try {
    const text = readFileSync(file, 'utf8').replace(/\r?\n$/, '')
    return text ? { text } : { fault: `${file} is empty` }
  } catch (err) {
    const { code } = err as NodeJS.ErrnoException
    // Docker makes a folder where a file to be mounted is missing.
    if (code === 'EISDIR') return { fault: `${file} is a folder; the file itself is probably missing` }
    return { fault: `${file} cannot be read (${code})` }
  }
}
