import { z } from 'zod'
import { type DatabaseAddress, readDatabaseUrl } from './database-url'
import { type Language } from './language/language'
import { parseLocales } from './language/parse-locales'

const flag = z.enum(['true', 'false']).default('true')
const optional = z.string().trim().default('')
const list = z
  .string()
  .default('')
  .transform((text) => text.split(',').flatMap((item) => item.trim() || []))
const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const
const HSTS = ['off', 'host', 'subdomains', 'preload'] as const
const url = (protocol: RegExp) => z.url({ protocol, error: 'must be a URL' })

const databaseAddress = url(/^postgres(ql)?$/).transform((text, context): DatabaseAddress => {
  const address = readDatabaseUrl(text)
  if (!('fault' in address)) return address
  context.addIssue({ code: 'custom', message: address.fault })
  return z.NEVER
})

const locales = z.string().transform((text, context) => {
  try {
    return parseLocales(text)
  } catch (error) {
    context.addIssue({ code: 'custom', message: String(error instanceof Error ? error.message : error) })
    return z.NEVER
  }
})

const settings = z.object({
  DATABASE_URL: databaseAddress,
  SITE_URL: url(/^https?$/).transform((text) => text.replace(/\/+$/, '')),
  STRIPE_SECRET_KEY: optional,
  /** The webhook's secret; two of them while one webhook replaces another, because each has its own. */
  STRIPE_WEBHOOK_SECRET: list,
  STRIPE_API_BASE: z.union([z.literal(''), url(/^https?$/)]).default(''),
  SMTP_URL: url(/^smtps?$/),
  MAIL_FROM: z
    .string()
    .trim()
    .regex(/^[^<>@]*<?[^\s<>@]+@[^\s<>@]+>?$/, 'must be an e-mail address, with or without a name'),
  OPERATOR_INBOXES: z
    .string()
    .transform((text) => text.split(',').map((inbox) => inbox.trim()))
    .pipe(z.array(z.email('must be e-mail addresses, separated by commas')).min(1)),
  CRYPTO_WALLETS: list.pipe(
    z.array(
      z
        .string()
        .regex(/^[\w-]+:[^\s:,]+$/, 'must be wallets as network:address, separated by commas')
        .transform((wallet) => {
          const [network = '', address = ''] = wallet.split(':')
          return { network: network.toLowerCase(), address }
        }),
    ),
  ),
  WORKER_IN_PROCESS: flag.transform((text) => text === 'true'),
  TRUSTED_PROXY_HOPS: z.coerce.number().int().min(0).max(10).default(0),
  KEEP_ALIVE_SECONDS: z.coerce.number().int().min(5).max(3600).default(125),
  LOG_LEVEL: z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`).default('info'),
  METRICS_PORT: z.coerce.number().int().min(1).max(65535).optional(),
  METRICS_HOST: z.string().trim().default('127.0.0.1'),
  HSTS: z.enum(HSTS, `must be one of ${HSTS.join(', ')}`).default('host'),
  LOCALES: locales.default(parseLocales('')),
  SHARED_ASSETS: optional,
  HOST: optional,
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
})

export type Env = z.infer<typeof settings>

/** The environment is invalid; `message` has one line per setting at fault. */
export class EnvError extends Error {
  override name = 'EnvError'
}

/** Parse the settings. Throws `EnvError`. */
export function parseEnv(source: Readonly<Record<string, string | undefined>>): Env {
  const known = pickKnown(source)
  const parsed = settings.safeParse(known)
  const lines = (parsed.error?.issues ?? []).map(({ path, message }) => {
    const name = String(path[0])
    return `${name}: ${known[name] === undefined ? 'is missing' : message}`
  })
  const faults = [...new Set([...lines, ...contradictions(source)])]
  if (parsed.success && faults.length === 0) return parsed.data
  throw new EnvError(faults.join('\n'))
}

/** The settings that are valid on their own, even if others are missing or wrong. */
export function usableSettings(source: Readonly<Record<string, string | undefined>>): Partial<Env> {
  const known = pickKnown(source)
  const unusable = new Set(settings.safeParse(known).error?.issues.map(({ path }) => String(path[0])))
  const rest = Object.entries(known).filter(([name]) => !unusable.has(name))
  const usable = Object.entries(settings.partial().parse(Object.fromEntries(rest)))
  // Never fall back to a default when a value is invalid.
  return Object.fromEntries(usable.filter(([name]) => !unusable.has(name)))
}

function pickKnown(source: Readonly<Record<string, string | undefined>>) {
  return Object.fromEntries(
    Object.keys(settings.shape).map((name) => [
      name,
      source[name] === '' && !isText(name) ? undefined : source[name],
    ]),
  )
}

/** Every name of a setting that one of our programs reads, apart from those of secrets in files. */
export const SETTING_NAMES: readonly string[] = [
  ...Object.keys(settings.shape),
  'DATABASE_OWNER_URL',
  'NEXT_PUBLIC_STRIPE_PUBLISHABLE_KEY',
  'OPS_NAME',
  'USE_AS_DEMO',
  'NEXT_DIST_DIR',
  'NODE_ENV',
]

/** Settings that are valid on their own but contradict each other. */
function contradictions(source: Readonly<Record<string, string | undefined>>): readonly string[] {
  const { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: secret, STRIPE_API_BASE: base } = source
  return [
    key && !secret
      ? 'STRIPE_WEBHOOK_SECRET: is missing, and STRIPE_SECRET_KEY is set: payments could not be confirmed'
      : '',
    base && /^(sk|rk)_live_/.test(key ?? '')
      ? 'STRIPE_API_BASE: must be empty with a live key: real cards never go to a stand-in'
      : '',
  ].filter(Boolean)
}

/**
 * Settings that are allowed but are probably a mistake, one line each, such as a public site with a test key, where
 * everyone can book without paying.
 */
export function findSuspiciousSettings({
  STRIPE_SECRET_KEY: key,
  SITE_URL: site,
}: Pick<Env, 'STRIPE_SECRET_KEY' | 'SITE_URL'>): readonly string[] {
  const { protocol, hostname } = new URL(site)
  if (!/^(sk|rk)_test_/.test(key) || protocol !== 'https:' || isLoopback(hostname)) return []
  return [
    `STRIPE_SECRET_KEY is a test key, and SITE_URL is ${site}: bookings there are confirmed without money.`,
  ]
}

/** The environment, for the code that adds settings from files to it. */
export const environment: Record<string, string | undefined> = process.env

let parsed: Env | undefined

/** The settings of this process, read once. Throws `EnvError`. */
export function env(): Env {
  return (parsed ??= parseEnv(process.env))
}

/** The database settings alone, for commands that need nothing else. Throws `EnvError`. */
export function databaseSettings(): DatabaseAddress {
  return databaseAt('DATABASE_URL')
}

/** The site's database role; empty if the URL names none. Throws `EnvError`. */
export function databaseUser(): string {
  return decodeURIComponent(new URL(databaseUrl()).username)
}

/** The URL for migrations, with the role that owns the tables; by default the site's own URL. Throws `EnvError`. */
export function ownerDatabaseUrl(): string {
  return databaseAt(process.env.DATABASE_OWNER_URL ? 'DATABASE_OWNER_URL' : 'DATABASE_URL').url
}

function databaseAt(name: 'DATABASE_URL' | 'DATABASE_OWNER_URL'): DatabaseAddress {
  const text = process.env[name]
  const { data, error } = databaseAddress.safeParse(text || undefined)
  if (data) return data
  throw new EnvError(`${name}: ${text ? error.issues[0]?.message : 'is missing'}`)
}

/** The database URL, in the form that node-postgres takes. Throws `EnvError`. */
export function databaseUrl(): string {
  return databaseSettings().url
}

/** Whether the operator has confirmed that sample data may go into a database that may have real guests. */
export function readDemoConfirmation(): string | undefined {
  return process.env.USE_AS_DEMO
}

/** The log level, available even if other settings are wrong or missing. */
export function logLevel(): Env['LOG_LEVEL'] {
  return settings.shape.LOG_LEVEL.safeParse(process.env.LOG_LEVEL || undefined).data ?? 'info'
}

export const isProduction = process.env.NODE_ENV === 'production'

export const isDevelopment = process.env.NODE_ENV === 'development'

/**
 * Stripe's publishable key; empty if card payments are not set up. Fixed when the site is built, because its name
 * starts with NEXT_PUBLIC_.
 */
export const publishableKey = process.env.NEXT_PUBLIC_STRIPE_PUBLISHABLE_KEY ?? ''

/**
 * The URL that the build was made for, without a trailing slash: static pages use it for their own URLs. Empty if it
 * was built without SITE_URL; those URLs are then relative.
 */
export const builtSiteUrl = process.env.BUILT_SITE_URL ?? ''

/**
 * The URL of the script of the office's pages; empty in development and under a platform's own adapter, where they have
 * none. Fixed when the site is built.
 */
export const officeScript = process.env.BUILT_OFFICE_SCRIPT ?? ''

/** The languages in which the site is built. The pages have the build's; other programs read the setting. */
export function siteLanguages(): readonly Language[] {
  return parseLocales(process.env.BUILT_LOCALES ?? process.env.LOCALES)
}

/** The folder of the build being served. Must match next.config.ts. */
export const buildFolder = process.env.NEXT_DIST_DIR || '.next'

/** The operator's name, if set, to record who ran a command. */
export function operatorName(): string | undefined {
  return process.env.OPS_NAME?.trim() || undefined
}

/** The directory from which the operator ran a command: npm and `./ops` change to the project's folder and set this. */
export function invocationDirectory(): string {
  return process.env.INIT_CWD || process.cwd()
}

/** Whether a host is this machine: by name, by address with or without brackets, or by the path of a socket. */
export function isLoopback(host: string): boolean {
  return host.startsWith('/') || /^(127(\.\d{1,3}){3}|\[?::1\]?|(.+\.)?localhost)$/.test(host)
}

function isText(name: string): boolean {
  return name.startsWith('STRIPE_')
}
