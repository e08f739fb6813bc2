const HEAD = '00000000-0000-4000-8000-'

/** A departure's id in a link: its number, encoded as a UUID. */
export function encodeDepartureId(id: number): string {
  return `${HEAD}${id.toString(16).padStart(12, '0')}`
}

/** The number of the departure that a link names; 0, which no departure has, if it names none. */
export function decodeDepartureId(subject: string): number {
  return subject.startsWith(HEAD) ? Number.parseInt(subject.slice(HEAD.length), 16) : 0
}
