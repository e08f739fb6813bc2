type Facts = readonly (readonly [label: string, text: string])[]

/** What the site believes, to be read and not changed, except that sessions can be ended. */
export type OfficeSettings = {
  readonly sessions: readonly OfficeSessionRow[]
  /** Who may sign in, by name. */
  readonly people: Facts
  /** What is on sale, by tour. */
  readonly seasons: Facts
  readonly languages: string
  /** What is still a sample, or not signed off. */
  readonly samples: readonly string[]
}

/** A browser that is signed in. */
type OfficeSessionRow = {
  readonly id: string
  readonly title: string
  readonly text: string
  /** Whether it is the reader's own. */
  readonly isThis: boolean
}
