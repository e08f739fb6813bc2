/** Markdown rendered as HTML. */
export type RenderedMarkdown = {
  readonly html: string
  readonly words: number
  /** The second-level headings, with their ids for links. */
  readonly sections: readonly { readonly id: string; readonly heading: string }[]
}
