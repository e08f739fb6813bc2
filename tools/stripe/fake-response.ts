export type FakeRequest = {
  readonly method: string
  readonly path: string
  /** The query string, without the question mark. */
  readonly query: string
  readonly body: string
  readonly header: (name: string) => string | null
}

export type FakeResponse = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

export function fakeJsonResponse(status: number, value: unknown): FakeResponse {
  return { status, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(value, null, 2) }
}

export function fakeRedirect(location: string): FakeResponse {
  return { status: 303, headers: { Location: location, 'Cache-Control': 'no-store' }, body: '' }
}
