/** What every page says about itself. */
export type PageWords = {
  readonly name: string
  /** For the browser's title, 35 to 45 characters, because the brand is appended. */
  readonly shortName: string
  /** For search results, 120 to 160 characters. */
  readonly description: string
}

export type NamedText = { readonly name: string; readonly text: string }

export type TitledText = { readonly title: string; readonly text: string }
