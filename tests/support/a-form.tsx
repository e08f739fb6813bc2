import { act, render, screen } from '@/tests/support/testing-library'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse, type JsonBodyType } from 'msw'
import { setupServer } from 'msw/node'
import { type ReactNode } from 'react'

/** The site's API as the forms use it. */
const api = setupServer()

/** Every call, oldest first. */
export const calls: { readonly path: string; readonly body: unknown; readonly key: string | null }[] = []

export type Answer = { readonly body?: JsonBodyType; readonly status?: number }

/** Respond to every request like this from now on. */
export function answer({ body = { success: true }, status = 200 }: Answer = {}) {
  take(() => HttpResponse.json(body, { status }))
}

export function loseAnswer() {
  take(() => HttpResponse.error())
}

/** Keep a request pending until the returned function is called. */
export function holdAnswer(): () => void {
  let release: () => void = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  take(async () => {
    await released
    return HttpResponse.json({ success: true })
  })
  return release
}

function take(respond: () => Response | Promise<Response>) {
  api.use(
    http.post('/api/requests/:kind', async ({ request }) => {
      const { pathname } = new URL(request.url)
      calls.push({
        path: pathname,
        body: await request.clone().json(),
        key: request.headers.get('Idempotency-Key'),
      })
      return respond()
    }),
  )
}

/** Start the mock API before all tests of a file; it accepts every request. */
export function startApi() {
  beforeAll(() => api.listen({ onUnhandledRequest: 'error' }))
  beforeEach(() => {
    calls.length = 0
    answer()
  })
  afterEach(() => {
    api.resetHandlers()
    jest.useRealTimers()
  })
  afterAll(() => api.close())
}

/** Render a form, with a visitor to fill it in. */
export function openForm(form: ReactNode) {
  const visitor = userEvent.setup({ delay: null })
  return { visitor, ...render(form) }
}

export type Typed = Readonly<Record<string, string>>

export async function fillIn(visitor: ReturnType<typeof userEvent.setup>, typed: Typed) {
  for (const [label, words] of Object.entries(typed)) {
    await visitor.click(screen.getByLabelText(label))
    // Paste, because each typed letter would render the whole form.
    await visitor.paste(words)
  }
}

export function expectFields(typed: Typed) {
  for (const [label, words] of Object.entries(typed)) expect(screen.getByLabelText(label)).toHaveValue(words)
}

export function withEmptyValues(typed: Typed): Typed {
  return Object.fromEntries(Object.keys(typed).map((label) => [label, '']))
}

/** From here on, only the test advances the fake time; everything else keeps running. */
export function stopTimers() {
  jest.useFakeTimers({
    doNotFake: [
      'Date',
      'hrtime',
      'nextTick',
      'performance',
      'queueMicrotask',
      'requestAnimationFrame',
      'cancelAnimationFrame',
      'setImmediate',
      'clearImmediate',
      'setInterval',
      'clearInterval',
    ],
  })
}

export function advanceTime(ms: number) {
  act(() => jest.advanceTimersByTime(ms))
}

// The real function, before any test fakes the timers.
const realTimeout = setTimeout

/** Wait for a text without advancing the form's time. */
export async function waitForMessage(role: 'status' | 'alert', words: string) {
  for (let turns = 0; turns < 1000 && !screen.getByRole(role).textContent?.includes(words); turns++) {
    await act(() => new Promise((resolve) => realTimeout(resolve, 1)))
  }
  expect(screen.getByRole(role)).toHaveTextContent(words)
}
