import { jsonFields } from '@/lib/browser/json-fields'
import { centsFromEuros } from '@/lib/booking/money'
import { type Prices } from '@/lib/booking/quote'

const PATIENCE_MS = 10_000

/** The price of each tour by its id. Rows without proper prices are left out. */
export async function loadTourPrices(): Promise<ReadonlyMap<number, Prices>> {
  const response = await fetch('/api/tours', { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS) })
  if (!response.ok) throw new Error(`Tours answered ${response.status}`)
  const rows: unknown = await response.json()
  if (!Array.isArray(rows)) throw new Error('Tours answered no list')
  return new Map(rows.flatMap(readRow))
}

function readRow(row: unknown): [number, Prices][] {
  const { id, adult_price, child_price } = jsonFields(row)
  if (typeof id !== 'number' || typeof adult_price !== 'number' || typeof child_price !== 'number') return []
  const prices = { adultCents: centsFromEuros(adult_price), childCents: centsFromEuros(child_price) }
  return Number.isNaN(prices.adultCents + prices.childCents) ? [] : [[id, prices]]
}
