/** What we hold about a person, found by e-mail address. */
export type OfficePerson = {
  readonly path: `/office/${string}`
  readonly address: string
  /** How much of each kind. */
  readonly rows: readonly (readonly [label: string, text: string])[]
}
