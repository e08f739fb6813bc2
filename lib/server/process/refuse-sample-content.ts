import { type SamplePlaceholder } from '@/content/samples'

const LIVE = /^(sk|rk|pk)_live_/

/**
 * Explain why this site must not be built or served, with a line for each piece of sample data; null if it may be. A
 * site that takes real money must not show invented reviews, and must name a company that exists. Rule: samples
 * (docs/rules.md)
 */
export function refuseSampleContent(
  settings: Readonly<Record<string, string | undefined>>,
  samples: readonly SamplePlaceholder[],
): string | null {
  const { STRIPE_SECRET_KEY: secret = '', NEXT_PUBLIC_STRIPE_PUBLISHABLE_KEY: publishable = '' } = settings
  const isLive = LIVE.test(secret.trim()) || LIVE.test(publishable.trim())
  if (!isLive || samples.length === 0) return null
  const lines = samples.map(({ name, file }) => `  ${name} (${file})`)
  return ['Not with a live Stripe key while these are samples:', ...lines].join('\n')
}
