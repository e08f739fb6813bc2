import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { type Settings } from '@/tools/process/environment-variables'
import { startMailbox } from '@/tools/mailbox/start-mailbox'
import { type Disposables } from '@/tools/process/disposables'
import { step } from '@/tools/process/run-logged-step'
import { hasOwnStripe, hasSetting, LOCAL_WEBHOOK_SECRET } from '@/tools/site/environment'
import { startStripeStandIn } from '@/tools/stripe/stand-in'

export type StandIns = {
  /**
   * The URLs of the fake services. The first is null if the environment names its own Stripe; the other two are null if
   * it names its own mail server.
   */
  readonly stripeUrl: string | null
  readonly smtpUrl: string | null
  readonly mailboxUrl: string | null
}

/**
 * Start a fake Stripe and a mailbox, unless the environment names its own.
 *
 * @param folder  where both store their data for the next start
 */
export async function startStandIns(
  given: Settings,
  {
    port,
    folder,
    disposables,
  }: { readonly port: number; readonly folder: string; readonly disposables: Disposables },
): Promise<StandIns> {
  let stripeUrl: string | null = null
  if (!hasOwnStripe(given)) {
    mkdirSync(folder, { recursive: true })
    const standIn = await step('Starting a stand-in for Stripe.', () =>
      startStripeStandIn({
        webhookUrl: `http://127.0.0.1:${port}/api/checkout/webhook`,
        webhookSecret: given.STRIPE_WEBHOOK_SECRET || LOCAL_WEBHOOK_SECRET,
        file: path.join(folder, 'stripe.json'),
      }),
    )
    disposables.add(standIn.close)
    stripeUrl = standIn.url
  }
  if (hasSetting(given, 'SMTP_URL')) return { stripeUrl, smtpUrl: null, mailboxUrl: null }
  const mailbox = await step('Starting a mailbox.', () => startMailbox({ folder: path.join(folder, 'mail') }))
  disposables.add(mailbox.close)
  return { stripeUrl, smtpUrl: mailbox.smtpUrl, mailboxUrl: mailbox.webUrl }
}
