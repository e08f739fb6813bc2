// Relative imports, because prisma.config.ts imports this file before the alias @ is set up.
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
 * Read the secrets that are in files, in place. Throws `EnvError` with a line for each file that cannot be used, or
 * whose secret is also given directly.
 *
 * @param before  the environment without .env files, which takes precedence over them
 */
export function readSecretFiles(env: Environment, before: Environment): void {
  const known = (globals.lumiSecretFiles ??= new Set())
  const faults = SECRETS.flatMap((name) => {
    const fileName = `${name}_FILE`
    const file = env[fileName]
    const [hasDirect, hasFile] = [Boolean(before[name]), Boolean(before[fileName])]
    if (!file || known.has(name) || (hasDirect && !hasFile)) return []
    const isDirectOverridden = hasFile && !hasDirect
    if (env[name] && !isDirectOverridden)
      return [`${fileName}: ${name} is given as well; keep one of the two`]
    const secret = readSecret(file)
    if ('fault' in secret) return [`${fileName}: ${secret.fault}`]
    env[name] = secret.text
    known.add(name)
    return []
  })
  if (faults.length > 0) throw new EnvError(faults.join('\n'))
}

function readSecret(file: string): { readonly text: string } | { readonly fault: string } {
  try {
    const text = readFileSync(file, 'utf8').replace(/\r?\n$/, '')
    return text ? { text } : { fault: `${file} is empty` }
  } catch (err) {
    const { code } = err as NodeJS.ErrnoException
    // Docker creates a folder if a file to be mounted is missing.
    if (code === 'EISDIR') return { fault: `${file} is a folder; the file itself is probably missing` }
    return { fault: `${file} cannot be read (${code})` }
  }
}
