import { type Identity } from '@/lib/contract/identity'
import { type MigrationRow, type ServerState } from '@/lib/db/upkeep/server-state'
import { type WorkState } from '@/lib/db/upkeep/work-state'
import { type ask, type Question } from '@/lib/doctor/address/ask'
import { type Purpose } from '@/lib/doctor/checks'
import { type Build } from '@/lib/doctor/build/read-build'
import { type AskDns } from '@/lib/doctor/dns/ask-dns'
import { type Machine, type Unit } from '@/lib/doctor/machine/ask-machine'
import { type EnvFile } from '@/lib/doctor/settings/list-env-files'
import { type Env } from '@/lib/env'
import { type QueueState } from '@/lib/queue/queue-state'
import { type StripeAccount, type StripeWebhook } from '@/lib/stripe/account-state'

/** What the operator says on the command line. */
export type Wishes = {
  /** The step before which it is asked; null for everything. */
  readonly purpose: Purpose | null
  /** Where to send an e-mail; null for nowhere. */
  readonly sendTo: string | null
  /** An e-mail from this site with all its headers; null if there is none. */
  readonly received: string | null
}

/**
 * The site as the doctor finds it: its settings, and a question for each thing that can be looked at. Unless said
 * otherwise, a question throws if it gets no answer, and its answer is kept.
 */
export type Site = Wishes & {
  /** By this machine's clock, which is one of those compared. */
  readonly now: () => Date

  readonly environment: Readonly<Record<string, string | undefined>>
  readonly envFiles: readonly EnvFile[]
  /** The settings that can be used, and a line for each that cannot. */
  readonly settings: Partial<Env>
  readonly settingFaults: readonly string[]

  readonly buildFolder: string
  /** Null if there is none. */
  readonly build: () => Build | null
  /** Node's version here, and the one that package.json asks for. */
  readonly node: { readonly version: string; readonly required: string }

  readonly server: () => Promise<ServerState>
  readonly migrations: () => Promise<{
    readonly rows: readonly MigrationRow[]
    readonly folders: readonly string[]
  }>
  readonly queue: () => Promise<QueueState>
  readonly work: () => Promise<WorkState>
  /** How many findings `./ops check` has. */
  readonly bookFindings: () => Promise<number>

  /** Ask DNS, a URL or a port; of these, only answers of DNS are kept. */
  readonly dns: AskDns
  readonly ask: typeof ask
  readonly isOpen: (host: string, port: number) => Promise<boolean>
  /** Ask the site at its public address who it is; every call asks again. */
  readonly identity: (question?: Question) => Promise<IdentityAnswer>

  readonly stripe: {
    readonly account: () => Promise<StripeAccount>
    readonly methods: () => Promise<readonly string[]>
    readonly webhooks: () => Promise<readonly StripeWebhook[]>
    /** The types of the events that did not arrive in the last 24 hours. */
    readonly undelivered: () => Promise<readonly string[]>
    /** The names of the rights that a restricted key lacks to sell. */
    readonly missingRights: () => Promise<readonly string[]>
  }
  /** The time by Stripe's clock; null if it does not answer. */
  readonly stripeDate: () => Promise<Date | null>

  readonly mailServer: () => Promise<{ readonly certificateUntil: Date | null }>
  /** Queue an e-mail, and watch what happens to it. */
  readonly sendTest: (to: string) => Promise<{ readonly state: () => Promise<DeliveryState> }>

  /** What a program of this machine prints; null if there is no such program. Every call runs it. */
  readonly program: (name: string, args: readonly string[]) => Promise<string | null>
  /** Null if there is no such file. */
  readonly modifiedAt: (file: string) => Date | null
  /** How much of a folder's disk is free; null if there is no such folder. */
  readonly freeShare: (folder: string) => number | null
  readonly machine: () => Machine
  /** The units of systemd that run this folder. */
  readonly units: () => Promise<readonly Unit[]>
}

/** What the site proved with a mark in its database, or why the answer is not from it. */
export type IdentityAnswer =
  { readonly kind: 'proved'; readonly identity: Identity } | { readonly kind: 'other'; readonly seen: string }

export type DeliveryState = { readonly isSent: boolean; readonly lastError: string | null }
