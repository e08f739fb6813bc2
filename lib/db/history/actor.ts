import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import { userInfo } from 'node:os'
import { type DepartureFilter } from '@/lib/db/departures/season'
import { type HistoryActor } from '@/lib/db/generated/client'
import { operatorName } from '@/lib/env'

/** A person who acts: the inbox that an operator link was sent to, or the name of the person signed in. */
type NamedActor = { readonly name: string }

/** A person who is signed in to the office. */
type SignedActor = NamedActor & {
  /** Their session, if they have not signed in within the last hour; null if they have. */
  readonly staleSession: string | null
  /** Called by a preview of an act for which they would have to. */
  readonly onProofNeeded?: (() => void) | undefined
}

/** What the preview had shown to the person who confirms. */
export type SeenView = {
  /** The booking, departure or dates, with the history mark that they had when they were shown. */
  readonly history?: { readonly about: SeenSubject; readonly mark: string } | undefined
  /** The departure on which seats are to be taken, and whether it was off sale. */
  readonly sale?: { readonly departureId: number; readonly isClosed: boolean } | undefined
}

export type HistorySubject = { readonly bookingId: string } | { readonly departureId: number }

/** What somebody looked at before they confirmed: one subject, or several dates without their bookings. */
export type SeenSubject = HistorySubject | { readonly dates: DepartureFilter }

/** What somebody confirms, by the key of its form, so that it is done once however often the form is sent. */
export type Confirmation = {
  /** The key of its draft, which keeps the outcome. */
  readonly id: string
  readonly until: Date
  /** Whether an operation has begun under it. */
  isTaken: boolean
}

type Acting = {
  readonly actor: HistoryActor
  readonly seen?: SeenView
  readonly confirmation?: Confirmation
} & Partial<SignedActor>

// The server and its routes are bundled separately, but must share the current actor.
const globals: { lumiActor?: AsyncLocalStorage<Acting> } = globalThis as object

/**
 * Run some work on behalf of an actor, who is named in all the history that the work records, however deep in the
 * calls.
 */
export function actAs<T>(
  actor: Exclude<HistoryActor, 'operator_link' | 'office'>,
  work: () => Promise<T>,
): Promise<T> {
  return acting().run({ actor }, work)
}

/** Run some work on behalf of a person who is signed in to the office. Rule: office-session (docs/rules.md) */
export function actInOffice<T>(person: SignedActor, work: () => Promise<T>): Promise<T> {
  return acting().run({ actor: 'office', ...person }, work)
}

/** Run some work on behalf of a person with an operator link. */
export function actThroughLink<T>(link: NamedActor, work: () => Promise<T>): Promise<T> {
  return acting().run({ actor: 'operator_link', ...link }, work)
}

/**
 * Run some work as the current actor, who was shown this view. If it has changed since, nothing is done; see
 * `refuseStaleView` and `refuseStaleSale`.
 */
export function withSeenView<T>(seen: SeenView, work: () => Promise<T>): Promise<T> {
  return acting().run({ ...(acting().getStore() ?? { actor: 'guest' }), seen }, work)
}

/** Run some work as the current actor, who has confirmed it. Its first operation is done once. */
export function withConfirmation<T>(confirmation: Confirmation, work: () => Promise<T>): Promise<T> {
  return acting().run({ ...(acting().getStore() ?? { actor: 'guest' }), confirmation }, work)
}

/** What the current actor has confirmed, for the first operation under it; null for those that follow. */
export function takeConfirmation(): Confirmation | null {
  const { confirmation } = acting().getStore() ?? {}
  if (!confirmation || confirmation.isTaken) return null
  confirmation.isTaken = true
  return confirmation
}

/** The current actor, for the history: the guest, unless another actor was set. */
export function getCurrentActor(): { readonly actor: HistoryActor; readonly actorName: string | null } {
  const { actor, name = null } = acting().getStore() ?? { actor: 'guest' }
  return { actor, actorName: actor === 'command' ? getCommandUser() : name }
}

/** The session of the current person, if they would have to sign in again for an act of weight; otherwise null. */
export function getStaleSession(): string | null {
  return acting().getStore()?.staleSession ?? null
}

export function noteProofNeeded(): void {
  acting().getStore()?.onProofNeeded?.()
}

export function getSeenView(): SeenView {
  return acting().getStore()?.seen ?? {}
}

/** Who runs a command: the person signed in, the inbox of the link, the operator's name as set, or the machine's user. */
export function getCommandUser(): string {
  return acting().getStore()?.name ?? operatorName() ?? machineUser()
}

function machineUser(): string {
  try {
    return userInfo().username
  } catch {
    // In a container, the user may have no name.
    return 'operator'
  }
}

function acting(): AsyncLocalStorage<Acting> {
  return (globals.lumiActor ??= new AsyncLocalStorage())
}
