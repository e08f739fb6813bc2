import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import { userInfo } from 'node:os'
import { type HistoryActor } from '@/lib/db/generated/client'
import { operatorName } from '@/lib/env'

/** What is known of whoever acts by an operator's link. */
export type LinkActor = {
  /** The inbox that the link was sent to. */
  readonly name: string
  /** What was on the page, as far as its history went. */
  readonly seen?: { readonly about: Subject; readonly mark: string }
}

/** What somebody looks at, and acts on. */
export type Subject = { readonly bookingId: string } | { readonly departureId: number }

type Acting = { readonly actor: HistoryActor } & Partial<LinkActor>

// The server and its routes are bundled separately; they must share who acts.
const kept: { lumiActor?: AsyncLocalStorage<Acting> } = globalThis as object

/** Do some work in somebody's name, however deep down the history is written. */
export function actAs<T>(actor: Exclude<HistoryActor, 'operator_link'>, work: () => Promise<T>): Promise<T> {
  return acting().run({ actor }, work)
}

/** The same by an operator's link. Of what has changed since it was seen, nothing is done: see `refuseUnseen`. */
export function actByLink<T>(link: LinkActor, work: () => Promise<T>): Promise<T> {
  return acting().run({ actor: 'operator_link', ...link }, work)
}

/** Do some work as whoever acts, who has seen its subject so far. */
export function havingSeen<T>(seen: LinkActor['seen'], work: () => Promise<T>): Promise<T> {
  return acting().run({ ...(acting().getStore() ?? { actor: 'guest' }), seen }, work)
}

/** Who acts, for the history: the guest, where nobody else has said so. */
export function currentActor(): { readonly actor: HistoryActor; readonly actorName: string | null } {
  const { actor, name = null } = acting().getStore() ?? { actor: 'guest' }
  return { actor, actorName: actor === 'command' ? commandUser() : name }
}

/** What whoever acts has seen; undefined where nothing was shown. */
export function currentlySeen(): LinkActor['seen'] {
  return acting().getStore()?.seen
}

/** Who gives a command: the inbox of a link, the name that the operator has set, or the user of the machine. */
export function commandUser(): string {
  return acting().getStore()?.name ?? operatorName() ?? machineUser()
}

function machineUser(): string {
  try {
    return userInfo().username
  } catch {
    // A container may have a user without a name.
    return 'operator'
  }
}

function acting(): AsyncLocalStorage<Acting> {
  return (kept.lumiActor ??= new AsyncLocalStorage())
}
