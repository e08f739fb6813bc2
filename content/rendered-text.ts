/** Markdown made into HTML. */
export type RenderedText = {
  readonly html: string
  readonly words: number
  /** Its headings of the second level, with the ids that links lead to. */
  readonly sections: readonly { readonly id: string; readonly heading: string }[]
}
