export type StandInRequest = {
  readonly method: string
  readonly path: string
  /** The request's query string, without the question mark. */
  readonly query: string
  readonly body: string
  readonly header: (name: string) => string | null
}

export type StandInResponse = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

export function standInJsonResponse(status: number, value: unknown): StandInResponse {
  return { status, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(value, null, 2) }
}

export function standInRedirect(location: string): StandInResponse {
  return { status: 303, headers: { Location: location, 'Cache-Control': 'no-store' }, body: '' }
}
