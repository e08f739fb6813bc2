import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import { userInfo } from 'node:os'
import { type HistoryActor } from '@/lib/db/generated/client'
import { operatorName } from '@/lib/env'

// The server and its routes are bundled separately; they must share who acts.
const kept: { lumiActor?: AsyncLocalStorage<HistoryActor> } = globalThis as object

/** Do some work in somebody's name, however deep down the history is written. */
export function actAs<T>(actor: HistoryActor, work: () => Promise<T>): Promise<T> {
  return acting().run(actor, work)
}

/** Who acts, for the history: the guest, where nobody else has said so. */
export function currentActor(): { readonly actor: HistoryActor; readonly actorName: string | null } {
  const actor = acting().getStore() ?? 'guest'
  return { actor, actorName: actor === 'command' ? commandUser() : null }
}

/** Who gives a command: the name that the operator has set, or the user of the machine. */
export function commandUser(): string {
  return operatorName() ?? machineUser()
}

function machineUser(): string {
  try {
    return userInfo().username
  } catch {
    // A container may have a user without a name.
    return 'operator'
  }
}

function acting(): AsyncLocalStorage<HistoryActor> {
  return (kept.lumiActor ??= new AsyncLocalStorage())
}
