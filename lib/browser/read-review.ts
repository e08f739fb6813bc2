import { asCount, asText, jsonFields } from '@/lib/browser/json-fields'
import { type ReviewRecord } from '@/lib/contract/review'

/** Read one review from the response of `GET /api/reviews`. */
export function readReview(record: unknown): ReviewRecord {
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
    photograph: asText(fields.photograph) || null,
  }
}
