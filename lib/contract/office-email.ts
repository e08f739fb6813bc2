import { type Language } from '@/lib/language/language'
import { type OperatorLinkActionName } from '@/lib/contract/operator-page'

/** An e-mail as it is read in the office. */
export type OfficeEmail = {
  readonly path: `/office/emails/${string}`
  /** `Booking confirmed` */
  readonly title: string
  readonly rows: readonly (readonly [label: string, text: string])[]
  /** The booking or enquiry that it is about. */
  readonly about: { readonly path: string; readonly name: string } | null
  /** How it can be sent again, with the path of the page that has the action; null if it cannot, or need not. */
  readonly action: { readonly path: string; readonly name: OperatorLinkActionName } | null
  /** Its text part; null if there is none left. */
  readonly content: { readonly text: string; readonly language: Language } | null
  /** What to know about its text, or why there is none. */
  readonly note: string
}
