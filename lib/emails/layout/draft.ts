/** The content of an e-mail before layout. All text is plain; the layouts escape and wrap it. */
export type Draft = {
  readonly subject: string
  /** Shown after the subject in a list of e-mails. */
  readonly preheader: string
  readonly headline: string
  /** Small text under the headline. */
  readonly subline: string
  readonly parts: readonly Part[]
  /** Why the reader receives this e-mail. */
  readonly reason: string
}

/** A string is a paragraph. */
export type Part =
  | string
  | { readonly kind: 'section'; readonly title: string; readonly text: string }
  | { readonly kind: 'table'; readonly title: string; readonly rows: readonly Row[] }
  | { readonly kind: 'steps'; readonly title: string; readonly steps: readonly Step[] }
  /** A small chart: one line per bar, its length relative to the longest, with its value as text. */
  | { readonly kind: 'bars'; readonly title: string; readonly bars: readonly Bar[] }
  | { readonly kind: 'button'; readonly label: string; readonly url: string }
  /** A square image attached under this id. The plain text omits it, as the paragraphs say the same. */
  | { readonly kind: 'picture'; readonly id: string; readonly alt: string; readonly sizePixels: number }

/** One fact. A line break in the value starts a new line; the label links to `url`, if there is one. */
export type Row = {
  readonly label: string
  readonly value: string
  readonly isStrong?: boolean
  readonly url?: string | null
}

/** `share` is from 0 to 1. */
export type Bar = { readonly label: string; readonly value: string; readonly share: number }

/** One step of several; `command` is for a shell, to be typed exactly as shown. */
export type Step = { readonly title: string; readonly text?: string; readonly command?: string }

/** A rendered e-mail, ready to send. */
export type WrittenEmail = {
  readonly subject: string
  readonly html: string
  readonly text: string
  readonly attachments: readonly Attachment[]
}

/** A file attached to an e-mail. */
export type Attachment = {
  readonly filename: string
  readonly contentType: string
  readonly content: string
}
