import { asCount, asText } from '@/lib/browser/json-fields'
import { readFromSession, saveToSession } from '@/lib/browser/session'

/** Remember the last stay shown in this tab, and the scroll position. Rule: stay-place (docs/rules.md) */
export function saveStayPosition(query: string, top: number): void {
  saveToSession('stay', { query, top: Math.round(top) })
}

/** Return the URL of the last stay shown; null if none was shown in this tab. */
export function findLastStayUrl(): `/your-stay?${string}` | null {
  const query = asText(readFromSession('stay')?.query)
  return query ? `/your-stay?${query}` : null
}

/** Return the saved scroll position, in pixels; 0 if the last stay shown was a different one. */
export function findStayScrollTop(query: string): number {
  const kept = readFromSession('stay')
  return asText(kept?.query) === query ? asCount(kept?.top) : 0
}
