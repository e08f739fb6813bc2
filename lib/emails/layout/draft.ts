/** The content of an e-mail before layout. All text is plain: the layouts escape it, wrap it and break lines. */
export type Draft = {
  readonly subject: string
  /** Shown beside the subject in a list of e-mails. */
  readonly preheader: string
  readonly headline: string
  /** Stands quietly under the headline. */
  readonly subline: string
  readonly parts: readonly Part[]
  /** Why the reader has this e-mail. */
  readonly reason: string
}

/** A string is a paragraph. */
export type Part =
  | string
  | { readonly kind: 'section'; readonly title: string; readonly text: string }
  | { readonly kind: 'table'; readonly title: string; readonly rows: readonly Row[] }
  | { readonly kind: 'steps'; readonly title: string; readonly steps: readonly Step[] }
  /** A small chart: a line for each bar, its length a share of the longest, with what it says in words. */
  | { readonly kind: 'bars'; readonly title: string; readonly bars: readonly Bar[] }
  | { readonly kind: 'button'; readonly label: string; readonly url: string }
  /** A square that travels with the e-mail under this id; the plain text says the same in words. */
  | { readonly kind: 'picture'; readonly id: string; readonly alt: string; readonly sizePixels: number }

/** One fact. A line break in the value starts a new line; the label leads to `url`, where there is one. */
export type Row = {
  readonly label: string
  readonly value: string
  readonly isStrong?: boolean
  readonly url?: string | null
}

/** `share` is from 0 to 1. */
export type Bar = { readonly label: string; readonly value: string; readonly share: number }

/** One thing that follows another; `command` is typed into a shell, letter for letter. */
export type Step = { readonly title: string; readonly text?: string; readonly command?: string }
