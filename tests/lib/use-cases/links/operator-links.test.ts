import { minutesAfter } from '@/lib/calendar/duration'
import { database } from '@/lib/db/client'
import { departureUrl } from '@/lib/use-cases/links/departure-url'
import { guestUrl } from '@/lib/use-cases/links/guest-url'
import { openGuestLink } from '@/lib/use-cases/links/open-guest-link'
import { openOperatorLink } from '@/lib/use-cases/links/open-operator-link'
import { operatorUrl } from '@/lib/use-cases/links/operator-url'
import { aBackend, NOON } from '@/tests/support/a-backend'
import { changedBookings } from '@/tests/support/a-changed-booking'
import { runOps } from '@/tests/support/run-ops'

const backend = aBackend()
const { aPaidBooking } = changedBookings(backend)
const DAY = 24 * 60
const [ONE, TWO] = ['one@lumi.example.com', 'two@lumi.example.com']
const UNKNOWN = { kind: 'unknown' }

let clients = 0
const aClient = () => `192.0.2.${(clients += 1)}`
const open = (token: string, now = NOON) => openOperatorLink(token, aClient(), now)

const tokenIn = (url: string) => url.split('/').at(-1) ?? ''
const rowOf = (reference: string) =>
  database().booking.findUniqueOrThrow({ where: { reference }, include: { departure: true } })
const tokenFor = async (reference: string, inbox = ONE) =>
  tokenIn(await operatorUrl(database(), await rowOf(reference), inbox))
const guestTokenFor = async (reference: string) => tokenIn(await guestUrl(database(), await rowOf(reference)))

test('each inbox has a link of its own, which says whose it is, in any letter case', async () => {
  const { reference } = await aPaidBooking()
  for (const inbox of [ONE, TWO])
    expect(await open(await tokenFor(reference, inbox))).toMatchObject({
      kind: 'opened',
      booking: { reference },
      inbox,
    })
  expect(await tokenFor(reference, ONE)).not.toBe(await tokenFor(reference, TWO))
  expect(await tokenFor(reference, ONE.toUpperCase())).toBe(await tokenFor(reference, ONE))
})

test('a link lives until 30 days after the departure', async () => {
  const { reference } = await aPaidBooking()
  const token = await tokenFor(reference)
  const end = minutesAfter((await rowOf(reference)).departure.startsAt, 30 * DAY)
  expect(await open(token, minutesAfter(end, -1))).toMatchObject({ kind: 'opened' })
  expect(await open(token, end)).toEqual(UNKNOWN)
})

test('the guest’s link opens nothing of the operator, nor the operator’s the guest’s page', async () => {
  const { reference } = await aPaidBooking()
  expect(await open(await guestTokenFor(reference))).toEqual(UNKNOWN)
  expect(await openGuestLink(await tokenFor(reference), aClient(), NOON)).toEqual(UNKNOWN)
})

test('the link of an inbox that is none of ours any more, and that of a forgotten guest, are unknown', async () => {
  const { reference } = await aPaidBooking()
  expect(await open(await tokenFor(reference, 'left@lumi.example.com'))).toEqual(UNKNOWN)
  const token = await tokenFor(reference)
  await backend.query(
    `UPDATE bookings SET customer_email = '', customer_name = '' WHERE reference = '${reference}'`,
  )
  expect(await open(token)).toEqual(UNKNOWN)
})

test('a departure’s link of an inbox lives until 30 days after it, and is no link of another inbox', async () => {
  const { departure } = await rowOf((await aPaidBooking()).reference)
  const token = tokenIn(await departureUrl(database(), departure, ONE))
  const end = minutesAfter(departure.startsAt, 30 * DAY)
  expect(await open(token, minutesAfter(end, -1))).toMatchObject({
    about: 'departure',
    departure: { id: departure.id },
    inbox: ONE,
  })
  expect(await open(token, end)).toEqual(UNKNOWN)
  expect(tokenIn(await departureUrl(database(), departure, TWO))).not.toBe(token)
  expect(await open(tokenIn(await departureUrl(database(), { id: 999_999 }, ONE)))).toEqual(UNKNOWN)
  await runOps(NOON, 'links', 'revoke', '--operator', '--yes')
  expect(await open(token)).toEqual(UNKNOWN)
})

test('the links to one departure are revoked, its guide’s as well, and those to another live on', async () => {
  const [{ reference }, other] = [await aPaidBooking(), await aPaidBooking()]
  const { departure } = await rowOf(reference)
  const day = departure.day.toISOString().slice(0, 10)
  const token = async () => tokenIn(await departureUrl(database(), departure, ONE))
  const otherToken = tokenIn(await departureUrl(database(), (await rowOf(other.reference)).departure, ONE))
  const [guide = ''] = await runOps(NOON, 'departure', 'show', 1, day, '--link')
  const ended = [await token(), tokenIn(guide)]
  for (const one of ended) expect(await open(one)).toMatchObject({ kind: 'opened' })
  await runOps(NOON, 'links', 'revoke', '--tour', 1, '--day', day, '--yes')
  for (const one of ended) expect(await open(one)).toEqual(UNKNOWN)
  for (const one of [await token(), otherToken]) expect(await open(one)).toMatchObject({ kind: 'opened' })
})

test('wrong links to guests’ pages and to the operator’s are counted together', async () => {
  const { reference } = await aPaidBooking()
  const client = aClient()
  for (let tries = 0; tries < 15; tries += 1) {
    expect(await openOperatorLink('x'.repeat(56), client, NOON)).toEqual(UNKNOWN)
    expect(await openGuestLink('x'.repeat(56), client, NOON)).toEqual(UNKNOWN)
  }
  const answer = await openOperatorLink(await tokenFor(reference), client, NOON)
  expect(answer).toMatchObject({ kind: 'limited' })
})

test.each([
  [['--operator'], { guest: 'opened', operator: 'unknown' }],
  [['--guests'], { guest: 'unknown', operator: 'opened' }],
  [[], { guest: 'unknown', operator: 'unknown' }],
])('links to one booking are revoked (%j), others live on', async (options, left) => {
  const [{ reference }, other] = [await aPaidBooking(), await aPaidBooking()]
  const [guest, operator] = [await guestTokenFor(reference), await tokenFor(reference)]
  await runOps(NOON, 'links', 'revoke', reference, ...options, '--yes')
  expect(await openGuestLink(guest, aClient(), NOON)).toMatchObject({ kind: left.guest })
  expect(await open(operator)).toMatchObject({ kind: left.operator })
  expect(await open(await tokenFor(other.reference))).toMatchObject({ kind: 'opened' })
  expect(await open(await tokenFor(reference))).toMatchObject({ kind: 'opened' })
})

test.each([
  [['--operator'], { guest: 'opened', operator: 'unknown' }],
  [['--guests'], { guest: 'unknown', operator: 'opened' }],
  [['--all'], { guest: 'unknown', operator: 'unknown' }],
])('the links to all bookings are revoked at once (%j)', async (options, left) => {
  const { reference } = await aPaidBooking()
  const [guest, operator] = [await guestTokenFor(reference), await tokenFor(reference)]
  await runOps(NOON, 'links', 'revoke', ...options, '--yes')
  expect(await openGuestLink(guest, aClient(), NOON)).toMatchObject({ kind: left.guest })
  expect(await open(operator)).toMatchObject({ kind: left.operator })
  expect(await open(await tokenFor(reference))).toMatchObject({ kind: 'opened' })
})

test.each([
  [[]],
  [['--tour', '1']],
  [['--tour', '1', '--day', 'today', '--all']],
  [['--all', 'LL-7KM4QD']],
  [['--all', '--operator']],
  [['--guests', '--operator']],
])('it is not guessed whose links are meant (%j)', async (args) => {
  await expect(runOps(NOON, 'links', 'revoke', ...args, '--yes')).rejects.toThrow()
})
