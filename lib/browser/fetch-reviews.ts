import { asCount, asText, jsonFields } from '@/lib/browser/json-fields'
import { type ReviewRecord, type ReviewsResponse } from '@/lib/contract/review'

let known: Promise<readonly ReviewRecord[]> | undefined

/** Fetch the newest published reviews of each tour, once for the whole page; empty if that fails. */
export function fetchReviews(): Promise<readonly ReviewRecord[]> {
  known ??= load().catch(() => {
    known = undefined
    return []
  })
  return known
}

async function load(): Promise<readonly ReviewRecord[]> {
  const response = await fetch('/api/reviews', { cache: 'no-store', signal: AbortSignal.timeout(20_000) })
  if (!response.ok) throw new Error(`${response.status}`)
  const { reviews } = jsonFields<ReviewsResponse>(await response.json())
  return Array.isArray(reviews) ? reviews.map(readReview) : []
}

function readReview(record: unknown): ReviewRecord {
  const fields = jsonFields<ReviewRecord>(record)
  return {
    id: asText(fields.id),
    tourId: asCount(fields.tourId),
    stars: asCount(fields.stars),
    words: asText(fields.words),
    firstName: asText(fields.firstName),
    country: asText(fields.country),
    language: asText(fields.language) || null,
    month: asText(fields.month),
    reply: asText(fields.reply) || null,
  }
}
