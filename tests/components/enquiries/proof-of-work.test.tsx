import { screen, waitFor } from '@/tests/support/testing-library'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'

import { ContactForm } from '@/components/enquiries/contact-form'
import { solveProofOfWork } from '@/lib/browser/solve-proof-of-work'
import { expectFields, fillIn, openForm } from '@/tests/support/a-form'
import { expectConsole } from '@/tests/support/expect-console-error'

// Workers need a browser; tests/e2e covers them.
jest.mock('@/lib/browser/solve-proof-of-work', () => ({ solveProofOfWork: jest.fn() }))
const solver = jest.mocked(solveProofOfWork)

const api = setupServer()
beforeAll(() => api.listen({ onUnhandledRequest: 'error' }))
beforeEach(() => {
  sent.length = 0
  solver.mockResolvedValue('cHJvb2Y=')
})
afterEach(() => api.resetHandlers())
afterAll(() => api.close())

const sent: {
  readonly proof: string | null
  readonly key: string | null
  readonly fillTimeMs: number
  readonly body: unknown
}[] = []
const challenge = { parameters: { nonce: '00' }, signature: '11' }
const wanted = { error: 'Please send it once more.', code: 'too_many_requests', challenge }
const typed = { 'Full Name': 'Aino', 'Email Address': 'aino@example.com', Message: 'Hello' }

/** Ask for this many proofs, then accept the request. */
function askFor(proofs: number) {
  api.use(
    http.post('/api/requests/contact', async ({ request }) => {
      sent.push({
        proof: request.headers.get('Proof-Of-Work'),
        key: request.headers.get('Idempotency-Key'),
        fillTimeMs: Number(request.headers.get('Filled-In-Ms') ?? 'none'),
        body: await request.json(),
      })
      return sent.length <= proofs
        ? HttpResponse.json(wanted, { status: 429 })
        : HttpResponse.json({ success: true })
    }),
  )
}

async function send() {
  const { visitor } = openForm(<ContactForm />)
  await fillIn(visitor, typed)
  await visitor.click(screen.getByRole('button', { name: 'Send Message' }))
}

test('a challenge is solved automatically, with a calm message meanwhile, and the same request is sent again', async () => {
  askFor(1)
  let finish: (proof: string) => void = () => {}
  solver.mockReturnValue(new Promise((resolve) => (finish = resolve)))
  await send()
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^One moment, please/))
  expect(screen.getByRole('button', { name: 'Sending...' })).toBeDisabled()
  finish('cHJvb2Y=')
  expect(await screen.findByText('Message sent successfully!')).toBeVisible()
  expect(screen.getByRole('status')).not.toHaveTextContent('One moment')
  expect(solver).toHaveBeenCalledWith(challenge)
  const [first, second] = sent
  expect([first?.proof, second?.proof]).toEqual([null, 'cHJvb2Y='])
  expect(second).toMatchObject({ key: first?.key, body: first?.body })
})

test('a late proof is followed by another, and then by the server’s message', async () => {
  expectConsole()
  askFor(9)
  await send()
  expect(await screen.findByText('Please send it once more.')).toBeVisible()
  expect(sent).toHaveLength(3)
  expectFields(typed)
})

test('a browser that cannot solve the proof shows the server’s message, and keeps what was typed', async () => {
  expectConsole()
  askFor(1)
  solver.mockRejectedValue(new Error('no workers here'))
  await send()
  expect(await screen.findByText('Please send it once more.')).toBeVisible()
  expect(sent).toHaveLength(1)
  expectFields(typed)
})

test('without a challenge nothing is solved, and the time of filling in is sent', async () => {
  askFor(0)
  await send()
  expect(await screen.findByText('Message sent successfully!')).toBeVisible()
  expect(solver).not.toHaveBeenCalled()
  expect(sent[0]?.fillTimeMs).toBeGreaterThan(0)
  expect(sent[0]?.body).not.toHaveProperty('topic')
})

test('the honeypot cannot be seen, heard or reached, and its value is sent', async () => {
  askFor(0)
  const { visitor, container } = openForm(<ContactForm />)
  const honeypot = container.querySelector<HTMLInputElement>('[name=topic]')
  if (!honeypot) throw new Error('there is no trap')
  expect(screen.queryByLabelText(/leave this empty/i, { selector: ':not([aria-hidden] *)' })).toBeNull()
  expect(screen.getAllByRole('textbox')).not.toContain(honeypot)
  expect(honeypot.closest('[aria-hidden="true"]')).toHaveClass('sr-only')
  expect(honeypot).toHaveAttribute('autocomplete', 'off')
  for (let presses = 0; presses < 8; presses++) {
    await visitor.tab()
    expect(honeypot).not.toHaveFocus()
  }
  honeypot.value = 'http://spam.example'
  await fillIn(visitor, typed)
  await visitor.click(screen.getByRole('button', { name: 'Send Message' }))
  await screen.findByText('Message sent successfully!')
  expect(sent[0]?.body).toMatchObject({ topic: 'http://spam.example' })
})
