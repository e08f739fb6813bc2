import { type Language } from '@/lib/language/language'

/** An e-mail's content before it is laid out. All text is plain; the layouts escape and wrap it. */
export type Draft = {
  /** The language in which it is written. */
  readonly language: Language
  readonly subject: string
  /** Text that mail programs show after the subject in a list of e-mails. */
  readonly preheader: string
  readonly headline: string
  /** Small text below the headline. */
  readonly subline: string
  readonly parts: readonly Part[]
  /** Says why the reader is getting this e-mail. */
  readonly reason: string
  /** Whether the tour's picture is attached and shown at the top of the e-mail. */
  readonly hasTourPicture?: boolean
}

/** A part of an e-mail's body; a string is a paragraph. */
export type Part =
  | string
  | { readonly kind: 'section'; readonly title: string; readonly text: string }
  | { readonly kind: 'table'; readonly title: string; readonly rows: readonly Row[] }
  | { readonly kind: 'steps'; readonly title: string; readonly steps: readonly Step[] }
  /** A small bar chart: one line per bar, its length relative to the longest, and its value as text. */
  | { readonly kind: 'bars'; readonly title: string; readonly bars: readonly ChartBar[] }
  /** A quiet button has an outline instead of our colour. */
  | { readonly kind: 'button'; readonly label: string; readonly url: string; readonly isQuiet?: boolean }
  /**
   * A square image, attached with this content id. The plain-text version leaves it out, as the paragraphs say the
   * same.
   */
  | { readonly kind: 'picture'; readonly id: string; readonly alt: string; readonly sizePixels: number }

/** One fact with its label, which links to `url` if there is one. A line break in the value starts a new line. */
export type Row = {
  readonly label: string
  readonly value: string
  readonly isStrong?: boolean
  readonly url?: string | null
}

/** A bar of a chart; `share` is its length, from 0 to 1. */
export type ChartBar = { readonly label: string; readonly value: string; readonly share: number }

/** One of several steps. `command` is a shell command, to be typed exactly as shown. */
export type Step = { readonly title: string; readonly text?: string; readonly command?: string }

/** A rendered e-mail, ready to send. */
export type RenderedEmail = {
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
