import { askAboutLights } from '@/lib/use-cases/scheduled/ask-about-lights'
import { aBackend } from '@/tests/support/a-backend'
import { changedBookings } from '@/tests/support/a-changed-booking'
import { choicesOf } from '@/tests/support/a-choice'
import { aMailServer, type MailServer } from '@/tests/support/a-mail-server'
import { at } from '@/tests/support/builders'
import { freezeClock } from '@/tests/support/freeze-clock'
import { actionPage, bookingPage, confirm, doneAt, doneIn } from '@/tests/support/operator-pages'
import { deliverEmails } from '@/tests/support/work'

jest.mock('next/headers', () => ({ headers: async () => new Headers() }))

/** The nights of these tests are from 12 December 2026 on: the morning after the first, and that after the second. */
const MORNING = at('09:00', '2026-12-13')
const NEXT_MORNING = at('09:00', '2026-12-14')
freezeClock(NEXT_MORNING)

const backend = aBackend()
const { aPaidBooking } = changedBookings(backend)
const { choices } = choicesOf(backend)

let mail: MailServer
beforeAll(async () => {
  mail = await aMailServer()
  process.env.SMTP_URL = mail.url
})
afterAll(() => mail.stop())

/** Ask about the night before; answers the token of each inbox, of the two buttons in its e-mail. */
async function ask(now: Date): Promise<readonly string[]> {
  const heard = mail.emails.length
  await askAboutLights(now)
  await deliverEmails(now)
  const questions = mail.emails.slice(heard).filter(({ subject }) => subject?.startsWith('Were the lights'))
  return questions.map(({ text }) => {
    const links = [...(text ?? '').matchAll(/\/operator\/([\w-]{56})\/(lights-seen|not-seen)\s/g)]
    expect(links.map(([, , action]) => action)).toEqual(['lights-seen', 'not-seen'])
    expect(new Set(links.map(([, token]) => token)).size).toBe(1)
    return links[0]?.[1] ?? ''
  })
}

const historyOf = (departureId: number) =>
  backend.query<{ what: string; actor_name: string }>(
    `SELECT what, actor_name FROM history WHERE departure_id = ${departureId} ORDER BY id`,
  )

test('two inboxes open their question three times and nothing happens; one says that the lights were seen, the other reads who did', async () => {
  const { departureId, reference } = await aPaidBooking()
  const [first = '', second = ''] = await ask(MORNING)
  expect(first).not.toBe(second)
  for (const token of [first, second, first, second])
    for (const action of ['lights-seen', 'not-seen'])
      expect(await actionPage(token, action)).toContain('Confirm')
  expect(await historyOf(departureId)).toEqual([])
  expect(await choices(reference)).toEqual([])

  const { location } = await confirm(first, 'lights-seen')
  expect(location).toEqual(doneAt(first, 'lights-seen'))
  const [said] = await historyOf(departureId)
  expect(said).toEqual({ what: 'lights_seen', actor_name: expect.stringMatching(/@lumi\.example\.com$/) })
  expect(await choices(reference)).toEqual([])
  expect(await bookingPage(first, doneIn(location))).toContain('It is recorded that the lights were seen.')
  const late = await actionPage(second, 'lights-seen')
  expect(late).toContain('It is recorded already that the lights were seen.')
  expect(await bookingPage(second)).toContain(`operator link of ${said?.actor_name}`)
  expect(await bookingPage(second)).not.toContain('/lights-seen')
})

test('‘not seen’ shows who chooses what, and opens the guests’ choice when it is confirmed', async () => {
  const { reference } = await aPaidBooking({ adults: 2, offeredCents: 358_00 })
  const [token = ''] = await ask(NEXT_MORNING)
  const preview = await actionPage(token, 'not-seen')
  for (const words of [reference, '2 guests', '1 e-mail to guests']) expect(preview).toContain(words)
  expect(await choices(reference)).toEqual([])
  expect((await confirm(token, 'not-seen')).status).toBe(303)
  expect(await choices(reference)).toMatchObject([{ cause: 'lights_not_seen', ended_at: null }])
})
