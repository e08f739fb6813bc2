import { readFileSync, statSync } from 'node:fs'
import { MS_PER_DAY } from '@/lib/calendar/duration'
import { backgroundPool, database } from '@/lib/db/client'
import { placeMark, removeSiteMark, type SiteMark } from '@/lib/db/connection/site-marks'
import { findEmail } from '@/lib/db/emails/emails'
import { listMigrationFolders } from '@/lib/db/upkeep/migration-folders'
import { listMigrations, loadServerState } from '@/lib/db/upkeep/server-state'
import { loadWorkState } from '@/lib/db/upkeep/work-state'
import { ask } from '@/lib/doctor/address/ask'
import { askIdentity } from '@/lib/doctor/address/ask-identity'
import { readBuild } from '@/lib/doctor/build/read-build'
import { createDnsLookup } from '@/lib/doctor/dns/dns-lookup'
import {
  freeDiskShare,
  isPortOpen,
  listUnits,
  readMachine,
  runProgram,
} from '@/lib/doctor/machine/ask-machine'
import { listEnvFiles } from '@/lib/doctor/settings/list-env-files'
import { type DeliveryState, type Site, type Wishes } from '@/lib/doctor/site'
import { buildFolder, EnvError, environment, isDevelopment, parseEnv, usableSettings } from '@/lib/env'
import { inspectMailServer } from '@/lib/mail/inspect-mail-server'
import { loadQueueState } from '@/lib/queue/queue-state'
import { loadEnvFiles } from '@/lib/server/process/load-env-files'
import {
  listMethods,
  listMissingRights,
  listUndelivered,
  listWebhooks,
  loadAccount,
} from '@/lib/stripe/account-state'
import { openStripe } from '@/lib/stripe/client'
import { sendTestEmail } from '@/lib/use-cases/outbox/send-test-email'
import { checkBooks } from '@/lib/use-cases/payments/check-books'

const STRIPE = 'https://api.stripe.com'

/** Stripe options for the doctor, which waits no longer than this and does not retry. */
const IMPATIENT = { timeout: 4_000, maxNetworkRetries: 0 }

/** Read the settings, however broken, and prepare the queries that checks can make. Call `close` at the end. */
export function openSite(wishes: Wishes): { readonly site: Site; readonly close: () => Promise<void> } {
  const settingFaults = [
    ...faultsOf(() => loadEnvFiles(process.cwd(), { isDevelopment })),
    ...faultsOf(() => parseEnv(environment)),
  ]
  const settings = usableSettings(environment)
  const now = () => new Date()
  const { STRIPE_SECRET_KEY = '', STRIPE_API_BASE = '', SITE_URL = '' } = settings
  const stripe = once(() => openStripe({ STRIPE_SECRET_KEY, STRIPE_API_BASE }, IMPATIENT))
  const mark = once(() => placeMark(database(), now()))
  let placed: SiteMark | null = null

  const site: Site = {
    ...wishes,
    now,
    environment,
    envFiles: listEnvFiles(process.cwd()),
    settings,
    settingFaults: [...new Set(settingFaults)],
    buildFolder,
    build: once(() => readBuild(buildFolder)),
    node: { version: process.versions.node, required: requiredNode() },
    server: once(loadServerState),
    migrations: once(async () => ({ rows: await listMigrations(), folders: listMigrationFolders() })),
    queue: once(() => loadQueueState(backgroundPool())),
    work: once(() => loadWorkState(database())),
    bookFindings: once(async () => (await checkBooks(now())).length),
    dns: createDnsLookup(),
    ask,
    isOpen: isPortOpen,
    async identity(question) {
      placed = await mark()
      return askIdentity(SITE_URL, placed, question)
    },
    stripe: {
      account: once(() => loadAccount(stripe())),
      methods: once(() => listMethods(stripe())),
      webhooks: once(() => listWebhooks(stripe())),
      missingRights: once(() => listMissingRights(stripe())),
      undelivered: once(() => listUndelivered(stripe(), new Date(now().getTime() - MS_PER_DAY))),
    },
    stripeDate: once(() => readStripeDate(STRIPE_API_BASE || STRIPE)),
    mailServer: once(() => inspectMailServer(settings.SMTP_URL ?? '')),
    async sendTest(to) {
      const id = await sendTestEmail(to, now())
      return { state: () => loadDelivery(id) }
    },
    program: runProgram,
    modifiedAt: (file) => statSync(file, { throwIfNoEntry: false })?.mtime ?? null,
    freeShare: freeDiskShare,
    machine: once(readMachine),
    units: once(() => listUnits(process.cwd())),
  }
  return {
    site,
    async close() {
      if (placed) await removeSiteMark(database(), placed)
    },
  }
}

function faultsOf(read: () => unknown): readonly string[] {
  try {
    read()
    return []
  } catch (error) {
    if (error instanceof EnvError) return error.message.split('\n')
    throw error
  }
}

function once<Answer>(look: () => Answer): () => Answer {
  let kept: { readonly answer: Answer } | undefined
  return () => (kept ??= { answer: look() }).answer
}

function requiredNode(): string {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8')) as { engines?: { node?: string } }
  return engines?.node ?? ''
}

/** The time by Stripe's clock. Every response has it, even a refusal. */
async function readStripeDate(base: string): Promise<Date | null> {
  try {
    const { headers } = await ask(`${base}/v1/account`)
    const [date] = headers.date ?? []
    return date ? new Date(date) : null
  } catch {
    return null
  }
}

async function loadDelivery(id: string): Promise<DeliveryState> {
  const email = await findEmail(database(), id)
  return { isSent: email?.sentAt != null, lastError: email?.lastError ?? null }
}
