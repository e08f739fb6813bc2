import { DNS_CHECKS } from '@/lib/doctor/address/dns-checks'
import { HTTP_CHECKS } from '@/lib/doctor/address/http-checks'
import { PROXY_CHECKS } from '@/lib/doctor/address/proxy-checks'
import { BUILD_CHECKS } from '@/lib/doctor/build/build-checks'
import { PURPOSES, type Purpose } from '@/lib/doctor/checks'
import { DATABASE_CHECKS } from '@/lib/doctor/database/database-checks'
import { DURABILITY_CHECKS } from '@/lib/doctor/database/durability-checks'
import { type Check } from '@/lib/doctor/check-result'
import { MACHINE_CHECKS } from '@/lib/doctor/machine/machine-checks'
import { MAIL_CHECKS } from '@/lib/doctor/mail/mail-checks'
import { SEND_CHECK } from '@/lib/doctor/mail/send-check'
import { SETTINGS_CHECKS } from '@/lib/doctor/settings/settings-checks'
import { STRIPE_CHECKS } from '@/lib/doctor/stripe/stripe-checks'
import { WORKER_CHECKS } from '@/lib/doctor/worker/worker-checks'

export const ALL_CHECKS: readonly Check[] = [
  ...SETTINGS_CHECKS,
  ...BUILD_CHECKS,
  ...DATABASE_CHECKS,
  ...DURABILITY_CHECKS,
  ...WORKER_CHECKS,
  ...DNS_CHECKS,
  ...HTTP_CHECKS,
  ...PROXY_CHECKS,
  ...STRIPE_CHECKS,
  ...MAIL_CHECKS,
  SEND_CHECK,
  ...MACHINE_CHECKS,
]

/** Return all checks, or only those that must pass before a given step. */
export function checksFor(purpose: Purpose | null): readonly Check[] {
  return purpose ? ALL_CHECKS.filter(({ name }) => PURPOSES[purpose].includes(name)) : ALL_CHECKS
}
