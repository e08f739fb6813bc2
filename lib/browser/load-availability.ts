import { countOf, jsonFields, textOf } from '@/lib/browser/json-fields'
import { type Availability } from '@/lib/calendar/calendar-day'
import { isDay } from '@/lib/calendar/day'

const PATIENCE_MS = 20_000

/** What is left on each departure of a tour. Entries without an id or a date are dropped. */
export async function loadAvailability(tourId: number): Promise<readonly Availability[]> {
  const response = await fetch(`/api/availability?tourId=${tourId}&t=${Date.now()}`, {
    cache: 'no-store',
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  if (!response.ok) throw new Error(`Availability answered ${response.status}`)
  const { availableDates } = jsonFields(await response.json())
  if (!Array.isArray(availableDates)) throw new Error('Availability answered no list')
  return availableDates.flatMap(readEntry)
}

function readEntry(entry: unknown): Availability[] {
  const { id, date, availableSpots } = jsonFields(entry)
  const day = textOf(date)
  if (typeof id !== 'number' || !isDay(day)) return []
  return [{ id, date: day, remainingSlots: Math.max(0, countOf(availableSpots)) }]
}
