const HEAD = '00000000-0000-4000-8000-'

/** A departure as a link names it: its number, written as a UUID. */
export function departureSubject(id: number): string {
  return `${HEAD}${id.toString(16).padStart(12, '0')}`
}

/** The number of the departure that a link names; 0, which none has, for what names no departure. */
export function departureIn(subject: string): number {
  return subject.startsWith(HEAD) ? Number.parseInt(subject.slice(HEAD.length), 16) : 0
}
