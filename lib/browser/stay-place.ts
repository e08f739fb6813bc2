import { asCount, asText } from '@/lib/browser/json-fields'
import { readSession, saveToSession } from '@/lib/browser/session'

/** The stay that was answered last in this tab, and how far down its answer was read. Rule: stay-place (docs/rules.md) */
export function keepStayPlace(query: string, top: number): void {
  saveToSession('stay', { query, top: Math.round(top) })
}

/** The page of that stay; null where none was asked for in this tab. */
export function findStay(): `/your-stay?${string}` | null {
  const query = asText(readSession('stay')?.query)
  return query ? `/your-stay?${query}` : null
}

/** In pixels; 0 where another stay was answered last. */
export function findStayTop(query: string): number {
  const kept = readSession('stay')
  return asText(kept?.query) === query ? asCount(kept?.top) : 0
}
