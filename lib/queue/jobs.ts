/**
 * Every background task with its payload. A job names its subject but never carries its state: the handler reads the
 * current state.
 */
export type JobPayloads = {
  readonly send_email: { readonly id: string }
  readonly pay_refund: { readonly id: string }
  readonly follow_payment: { readonly id: string }
  readonly reconcile_checkout: { readonly id: string }
  readonly end_command: { readonly id: string }
  readonly end_choice: { readonly id: string }
  readonly join_dark_night: { readonly id: string }
  readonly lapse_departure: { readonly id: number }
  readonly offer_departure: { readonly id: number }
  readonly offer_places: Empty
  readonly lapse_overdue: Empty
  readonly remind_details: Empty
  readonly write_around_tours: Empty
  readonly write_week_ahead: Empty
  readonly ask_about_lights: Empty
  readonly write_day_lists: Empty
  readonly check_books: Empty
  readonly apply_retention: Empty
  readonly purge_counters: Empty
  readonly requeue_lost: Empty
}

type Empty = Readonly<Record<string, never>>

export type TaskName = keyof JobPayloads

/** Tasks about one subject. At most one job for each task and subject is waiting at a time. */
export type KeyedTaskName = {
  [Name in TaskName]: JobPayloads[Name] extends { readonly id: string | number } ? Name : never
}[TaskName]

/** Scheduled tasks: they are about the whole site, not about one booking, refund or departure. */
export type ScheduledTaskName = Exclude<TaskName, KeyedTaskName>

/** A job's key. The queue keeps only one waiting job per key, because two would do the same. */
export function jobKey(task: KeyedTaskName, id: string | number): string {
  return `${task}:${id}`
}
