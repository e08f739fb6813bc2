import { type Settings } from '@/tools/process/environment-variables'
import { hasOwnStripe, hasSetting } from '@/tools/site/environment'

/** Describe what a demo does to the given database, to complete a sentence. */
export function demoEffectsText(given: Settings): string {
  return [
    'migrate it, publish prices and dates, close some dates and fill others with sample guests',
    hasSetting(given, 'SMTP_URL')
      ? 'deliver its e-mails by SMTP_URL'
      : 'deliver its waiting e-mails to a mailbox on this machine, never to the guests',
    ...(hasOwnStripe(given)
      ? []
      : ['ask a stand-in for Stripe about its payments, which knows none of them']),
  ].join('; ')
}
