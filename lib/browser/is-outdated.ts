import { RefusedError } from '@/lib/browser/refused-error'

/** Whether what the visitor sees of dates and prices is no longer true. */
export function isOutdated(failure: unknown): boolean {
  return failure instanceof RefusedError && OUTDATED.has(failure.code)
}

const OUTDATED = new Set(['not_enough_slots', 'date_closed', 'date_not_found', 'price_changed'])
