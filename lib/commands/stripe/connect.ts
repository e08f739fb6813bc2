import { chmodSync, closeSync, openSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { type Command, Option } from 'commander'
import { DRY_RUN_NOTE } from '@/lib/commands/confirm-and-run'
import { RefusedCommandError } from '@/lib/commands/failures'
import { allowBrokenSettings, type Clock, defineSubcommand } from '@/lib/commands/subcommand'
import { EnvError, environment, isDevelopment, usableSettings } from '@/lib/env'
import { loadEnvFiles } from '@/lib/server/process/load-env-files'
import { openWebhooks, type WebhookPlan } from '@/lib/use-cases/payments/connect-webhook'

/** File mode of the secret: only the site's user may read it, and a group if it could before. */
const SECRET_MODE = 0o600
const GROUP_READ = 0o040

const SECRET_FILE = 'STRIPE_WEBHOOK_SECRET_FILE'

type Options = { readonly dryRun?: true }

export function addStripeConnectCommand(program: Command, clock: Clock): void {
  const command = defineSubcommand(program, 'stripe connect', {
    about: 'create or repair the webhook at Stripe, and write its secret into its file',
    examples: ['--dry-run', ''],
  })
    .addOption(new Option('--dry-run', 'say what would be done, and do nothing'))
    .action((options: Options) => connectStripe(options, clock()))
  // The webhook secret, which this command is about to write, is often the only setting missing.
  allowBrokenSettings(command)
}

async function connectStripe({ dryRun }: Options, now: Date): Promise<void> {
  const { file, secrets, ...settings } = readSettings()
  const webhooks = openWebhooks(settings)
  const plan = await webhooks.plan(secrets.length > 0, now)
  if (!plan.kept && !file)
    throw new RefusedCommandError(
      `${SECRET_FILE} is not set. In .env, name the file that Stripe's secret is written to, such as secrets/stripe-webhook, and remove STRIPE_WEBHOOK_SECRET.`,
    )
  for (const line of describePlan(plan)) console.log(line)
  if (dryRun) return console.log(DRY_RUN_NOTE)
  // Stripe shows the secret only once, so first check that it can be written.
  if (!plan.kept) closeSync(openSync(file, 'a', SECRET_MODE))
  const created = await webhooks.carryOut(plan)
  if (created) writeSecrets(file, [created, ...secrets.slice(0, 1)])
  else if (file && plan.disabled.length > 0) writeSecrets(file, secrets.slice(0, 1))
  for (const line of nextSteps(plan, file)) console.log(line)
}

/** The settings needed to connect to Stripe; others may be wrong or missing. Throws `RefusedCommandError`. */
function readSettings() {
  const file = findSecretFile()
  const {
    STRIPE_SECRET_KEY = '',
    STRIPE_API_BASE = '',
    SITE_URL = '',
    ...others
  } = usableSettings(environment)
  const missing = Object.entries({ STRIPE_SECRET_KEY, SITE_URL }).flatMap(([name, value]) =>
    value ? [] : name,
  )
  if (missing.length > 0) throw new RefusedCommandError(`Missing or unusable: ${missing.join(', ')}.`)
  if (!SITE_URL.startsWith('https:') && !STRIPE_API_BASE)
    throw new RefusedCommandError(`Stripe only sends events to https, and SITE_URL is ${SITE_URL}.`)
  return { STRIPE_SECRET_KEY, STRIPE_API_BASE, SITE_URL, secrets: others.STRIPE_WEBHOOK_SECRET ?? [], file }
}

/** Load the settings, and find the file for the secret, which may not exist yet; empty if none is named. */
function findSecretFile(): string {
  try {
    loadEnvFiles(process.cwd(), { isDevelopment })
  } catch (error) {
    const lines = error instanceof EnvError ? error.message.split('\n') : []
    const others = lines.filter((line) => !line.startsWith(`${SECRET_FILE}: `))
    if (lines.length === 0) throw error
    if (others.length > 0) throw new RefusedCommandError(others.join('\n'))
  }
  return environment[SECRET_FILE] ?? ''
}

function writeSecrets(file: string, secrets: readonly string[]): void {
  const text = `${secrets.join(',')}\n`
  writeFileSync(file, text, { mode: SECRET_MODE })
  // An existing file keeps its group's access: containers read it that way.
  chmodSync(file, (statSync(file).mode & GROUP_READ) | SECRET_MODE)
  if (readFileSync(file, 'utf8') !== text) throw new RefusedCommandError(`${file} cannot be read back.`)
}

function describePlan({ url, kept, isRepaired, disabled, later }: WebhookPlan): readonly string[] {
  return [
    kept === null
      ? `A webhook is created for ${url}, and its secret goes into the file.`
      : isRepaired
        ? `The webhook ${kept.id} gets exactly the events that the site handles, and is enabled.`
        : `The webhook ${kept.id} is as it should be.`,
    ...disabled.map(({ id }) => `The webhook ${id}, which it replaced, is disabled.`),
    ...later.map(({ id }) => `The webhook ${id} goes on delivering for an hour, so that nothing is missed.`),
  ]
}

function nextSteps({ kept, disabled, later }: WebhookPlan, file: string): readonly string[] {
  const isWritten = kept === null || (file !== '' && disabled.length > 0)
  return [
    'Done.',
    ...(isWritten ? [`The secret is in ${file}. Restart the site, so that it reads it.`] : []),
    ...(later.length > 0 ? ['Run ./ops stripe connect again in an hour, to disable the one replaced.'] : []),
  ]
}
