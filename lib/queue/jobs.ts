/**
 * Every kind of work that is done in the background, with what it needs to know. A job names its work and never carries
 * its state: whoever runs it reads the state anew.
 */
export type Jobs = {
  readonly send_email: { readonly id: string }
  readonly pay_refund: { readonly id: string }
  readonly reconcile_checkout: { readonly id: string }
  readonly lapse_departure: { readonly id: number }
  readonly lapse_overdue: Empty
  readonly apply_retention: Empty
  readonly purge_counters: Empty
  readonly requeue_lost: Empty
}

type Empty = Readonly<Record<string, never>>

export type Task = keyof Jobs

/** Jobs about one thing: at most one of them waits for each thing. */
export type KeyedTask = {
  [Name in Task]: Jobs[Name] extends { readonly id: string | number } ? Name : never
}[Task]

/** The queue replaces a waiting job of the same key: two of them would do the same. */
export function jobKey(task: KeyedTask, id: string | number): string {
  return `${task}:${id}`
}
