/** An environment, or part of one. */
export type Settings = Readonly<Record<string, string | undefined>>
