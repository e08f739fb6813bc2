/** An environment, or a part of one. */
export type Settings = Readonly<Record<string, string | undefined>>
