import { type Settings } from '@/tools/process/environment-variables'

export type SiteAddresses = {
  readonly port: number
  readonly databaseUrl: string
  /** The URL of the fake Stripe; null if the environment names its own Stripe. */
  readonly stripeUrl: string | null
  readonly smtpUrl: string | null
}

export const LOCAL_WEBHOOK_SECRET = 'whsec_local_0123456789abcdef'

/** Settings for which an empty value has a meaning: card payments are off, or the real Stripe is used. */
const MAY_BE_EMPTY = /STRIPE/

/**
 * The site's settings: those of the given environment, with local defaults for the others. Every setting is present, so
 * that a .env file in the project has no effect.
 */
export function siteEnvironment(given: Settings, addresses: SiteAddresses): Settings {
  // Leave NODE_ENV to Next: each of its commands sets the value it requires.
  const others = Object.entries(given).filter(([name]) => name !== 'NODE_ENV')
  const local: Settings = {
    SITE_URL: `http://localhost:${addresses.port}`,
    STRIPE_SECRET_KEY: 'sk_test_local',
    NEXT_PUBLIC_STRIPE_PUBLISHABLE_KEY: 'pk_test_local',
    STRIPE_WEBHOOK_SECRET: LOCAL_WEBHOOK_SECRET,
    STRIPE_API_BASE: addresses.stripeUrl ?? '',
    SMTP_URL: addresses.smtpUrl ?? '',
    MAIL_FROM: 'Lumi & Light <bookings@lumi.example>',
    OPERATOR_INBOXES: 'bookings@lumi.example,office@lumi.example',
    // Example addresses from publications, because nobody really pays here.
    CRYPTO_WALLETS:
      'bitcoin:bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4,ethereum:0x52908400098527886E0F7030069857D2E4169EE7',
    WORKER_IN_PROCESS: 'true',
    TRUSTED_PROXY_HOPS: '0',
    HOST: '',
    LOCALES: '',
    SHARED_ASSETS: '',
    HSTS: 'host',
    LOG_LEVEL: 'warn',
    METRICS_PORT: '',
    METRICS_HOST: '127.0.0.1',
  }
  const settled = Object.entries(local).map(([name, value]) => [
    name,
    hasSetting(given, name) ? given[name] : value,
  ])
  return {
    ...Object.fromEntries([...others, ...settled]),
    DATABASE_URL: addresses.databaseUrl,
    PORT: String(addresses.port),
    CHECKPOINT_DISABLE: '1',
    NEXT_TELEMETRY_DISABLED: '1',
  }
}

/** Whether the given environment names a Stripe of its own, real or fake. */
export function hasOwnStripe(given: Settings): boolean {
  return hasSetting(given, 'STRIPE_API_BASE') || /^(sk|rk)_live_/.test(given.STRIPE_SECRET_KEY ?? '')
}

export function hasSetting(given: Settings, name: string): boolean {
  return given[name] !== undefined && (given[name] !== '' || MAY_BE_EMPTY.test(name))
}
