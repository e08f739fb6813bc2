import { type EnquiryActionName } from '@/lib/contract/operator-page'

/** The enquiry page at `/operator/{token}` and in the office. */
export type EnquiryPage = {
  /** Path of the enquiry's page, without a trailing slash. */
  readonly path: `/${string}`
  /** What kind of enquiry it is: `Contact message` */
  readonly title: string
  /** The known facts about the enquiry, each with its label. */
  readonly rows: readonly (readonly [label: string, text: string])[]
  /** The visitor's message, with its line breaks. */
  readonly words: string | null
  readonly phone: string | null
  /** Link that starts an e-mail to the visitor. */
  readonly mailto: string
  /** What the operator has done about the enquiry, one line per action. */
  readonly acts: readonly string[]
  /** The booking made from the enquiry, with a link to it for the same inbox; null if there is none. */
  readonly booking: { readonly reference: string; readonly url: string } | null
  readonly actions: readonly EnquiryActionName[]
  /** What we hold about the visitor, in the office; null behind a link, which shows one enquiry alone. */
  readonly personPath: string | null
}
