import { type Settings } from '@/tools/process/environment-variables'
const SETTINGS = [
  'DATABASE_URL',
  'DATABASE_OWNER_URL',
  'SITE_URL',
  'STRIPE_SECRET_KEY',
  'NEXT_PUBLIC_STRIPE_PUBLISHABLE_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_API_BASE',
  'SMTP_URL',
  'MAIL_FROM',
  'OPERATOR_INBOXES',
  'WORKER_IN_PROCESS',
  'TRUSTED_PROXY_HOPS',
  'PORT',
  'NODE_ENV',
  'NEXT_DIST_DIR',
]

/** The environment without the site's settings: tests set their own, so they never touch a database in use. */
export function withoutSiteSettings(given: Settings): Settings {
  return {
    ...Object.fromEntries(Object.entries(given).filter(([name]) => !SETTINGS.includes(name))),
    CHECKPOINT_DISABLE: '1',
    NEXT_TELEMETRY_DISABLED: '1',
  }
}
