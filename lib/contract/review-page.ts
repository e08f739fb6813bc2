import { type ReviewActionName } from '@/lib/contract/operator-page'

/** A guest's review at `/operator/{token}`. */
export type OperatorReviewPage = {
  /** Path of the review's page, without a trailing slash. */
  readonly path: `/${string}`
  /** The known facts about the review, each with its label. */
  readonly rows: readonly (readonly [label: string, text: string])[]
  /** The guest's text, with its line breaks. */
  readonly words: string
  /** The language of the guest's text, such as `en`; null if unknown. */
  readonly language: string | null
  readonly firstName: string
  /** The path of the photograph shown with it; null if there is none. */
  readonly photograph: string | null
  /** Our public answer; null if there is none. */
  readonly reply: string | null
  /** The booking that the review is about, with a link to it for the same inbox; null if that has expired. */
  readonly booking: { readonly reference: string; readonly url: string | null }
  /** Link that starts an e-mail to the guest. */
  readonly mailto: string
  readonly history: readonly string[]
  readonly actions: readonly ReviewActionName[]
}
