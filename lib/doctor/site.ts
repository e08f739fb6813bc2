import { type Identity } from '@/lib/contract/identity'
import { type MigrationRow, type ServerState } from '@/lib/db/upkeep/server-state'
import { type WorkState } from '@/lib/db/upkeep/work-state'
import { type ask, type Question } from '@/lib/doctor/address/ask'
import { type Purpose } from '@/lib/doctor/checks'
import { type Build } from '@/lib/doctor/build/read-build'
import { type DnsLookup } from '@/lib/doctor/dns/dns-lookup'
import { type Machine, type Unit } from '@/lib/doctor/machine/ask-machine'
import { type EnvFile } from '@/lib/doctor/settings/list-env-files'
import { type Env } from '@/lib/env'
import { type QueueState } from '@/lib/queue/queue-state'
import { type StripeAccount, type StripeWebhook } from '@/lib/stripe/account-state'

/** The doctor's options, as given on the command line. */
export type Wishes = {
  /** The step before which the doctor is run; null to run all checks. */
  readonly purpose: Purpose | null
  /** Where to send a test e-mail; null to send none. */
  readonly sendTo: string | null
  /** A received e-mail from this site, with all its headers; null if there is none. */
  readonly received: string | null
}

/**
 * The site as seen by the doctor: its settings, and a query for everything that can be looked up. Unless stated
 * otherwise, a query throws if it gets no response, and its result is cached.
 */
export type Site = Wishes & {
  /** The time by this machine's clock, which is one of the clocks compared. */
  readonly now: () => Date

  readonly environment: Readonly<Record<string, string | undefined>>
  readonly envFiles: readonly EnvFile[]
  /** The valid settings, and a line for each invalid one. */
  readonly settings: Partial<Env>
  readonly settingFaults: readonly string[]

  readonly buildFolder: string
  /** What the build was made with; null if there is no build. */
  readonly build: () => Build | null
  /** The version of Node on this machine, and the one that package.json requires. */
  readonly node: { readonly version: string; readonly required: string }

  readonly server: () => Promise<ServerState>
  readonly migrations: () => Promise<{
    readonly rows: readonly MigrationRow[]
    readonly folders: readonly string[]
  }>
  readonly queue: () => Promise<QueueState>
  readonly work: () => Promise<WorkState>
  /** The number of findings of `./ops check`. */
  readonly bookFindings: () => Promise<number>

  /** Query DNS, a URL or a port; only DNS results are cached. */
  readonly dns: DnsLookup
  readonly ask: typeof ask
  readonly isOpen: (host: string, port: number) => Promise<boolean>
  /** Ask the site at its public address for its identity. Not cached. */
  readonly identity: (question?: Question) => Promise<IdentityAnswer>

  readonly stripe: {
    readonly account: () => Promise<StripeAccount>
    readonly methods: () => Promise<readonly string[]>
    readonly webhooks: () => Promise<readonly StripeWebhook[]>
    /** The types of Stripe events that were not delivered in the last 24 hours. */
    readonly undelivered: () => Promise<readonly string[]>
    /** The permissions that a restricted Stripe key lacks to sell tours. */
    readonly missingRights: () => Promise<readonly string[]>
  }
  /** The time by Stripe's clock; null if Stripe does not respond. */
  readonly stripeDate: () => Promise<Date | null>

  readonly mailServer: () => Promise<{ readonly certificateUntil: Date | null }>
  /** Queue a test e-mail, and watch what happens to it. */
  readonly sendTest: (to: string) => Promise<{ readonly state: () => Promise<DeliveryState> }>

  /** Run a program of this machine and return what it prints; null if there is no such program. Not cached. */
  readonly program: (name: string, args: readonly string[]) => Promise<string | null>
  /** When a file was last modified; null if there is no such file. */
  readonly modifiedAt: (file: string) => Date | null
  /** The free share of a folder's disk; null if there is no such folder. */
  readonly freeShare: (folder: string) => number | null
  readonly machine: () => Machine
  /** The systemd units that run in this folder. */
  readonly units: () => Promise<readonly Unit[]>
}

/** The identity that the site has proved with a mark in its database, or why the response is not from it. */
export type IdentityAnswer =
  { readonly kind: 'proved'; readonly identity: Identity } | { readonly kind: 'other'; readonly seen: string }

export type DeliveryState = { readonly isSent: boolean; readonly lastError: string | null }
