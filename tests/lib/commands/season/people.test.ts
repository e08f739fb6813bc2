import { minutesAfter } from '@/lib/calendar/duration'
import { submitEnquiry } from '@/lib/use-cases/enquiries/submit-enquiry'
import { aBackend, NOON } from '@/tests/support/a-backend'
import { anOffice } from '@/tests/support/an-office'
import { at } from '@/tests/support/builders'
import { expectLog } from '@/tests/support/expect-log'
import { runOps } from '@/tests/support/run-ops'

/* The jobs of a season that are about addresses and what is kept; docs/operations.md lists all of them. */

const backend = aBackend()
const office = anOffice(backend)
const { aGuest, told } = office
const ops = (...args: readonly (string | number)[]) => runOps(NOON, ...args)

test('job 32: the tax office is shown each receipt that is kept, and until when a guest’s name is', async () => {
  const { reference, day } = await aGuest({ customerEmail: 'tax@example.com' })
  const rows = JSON.parse((await ops('money', 'list', '2026-12-01..2026-12-31', '--json')).join('\n'))
  expect(rows).toContainEqual(
    expect.objectContaining({ reference, amount: 179, document: expect.stringMatching(/^R-2026-\d{6}$/) }),
  )
  const after = at('12:00', `2027-01-${day.slice(-2)}`)
  const kept = await runOps(after, 'privacy', 'erase', 'tax@example.com', '--dry-run')
  expect(kept[0]).toMatch(
    new RegExp(`^${reference}: .*name and address are kept for the accounts until .* 2033\\.$`),
  )
})

test('job 33: an address that a mail server refuses is heard of within the hour, corrected, and the e-mail goes there', async () => {
  const complain = expectLog()
  office.refuseWith(550, 'no such user', 'aino@exmaple.com')
  const { reference } = await aGuest({ customerEmail: 'aino@exmaple.com' })
  const anHourLater = minutesAfter(NOON, 60)
  expect(await told(anHourLater)).toEqual(['email-undeliverable-operator to the office'])
  expect(complain).toHaveBeenCalledTimes(2)
  const [listed] = JSON.parse((await ops('emails', 'list', '--json')).join('\n'))
  expect(listed).toMatchObject({ kind: 'booking-confirmed-guest', recipient: 'aino@exmaple.com', tries: 2 })
  office.refuseWith(null)
  await ops('booking', 'contact', reference, '--email', 'aino@example.com', '--yes')
  await ops('booking', 'resend', reference, '--yes')
  expect(await told(anHourLater)).toEqual([
    'address-changed-guest to aino@example.com',
    'address-changed-guest to aino@exmaple.com',
    'booking-confirmed-guest to aino@example.com',
  ])
})

test('job 36: what visitors asked by the forms is one list, the newest first', async () => {
  const asked = { name: 'Mika', email: 'mika@example.com', phone: null, idempotencyKey: null }
  const contact = { kind: 'contact', message: 'Is there snow?', destination: null } as const
  const transport = { kind: 'transportation', message: null, destination: 'Levi' } as const
  const service = 'Private Transportation: Rovaniemi - Levi/Kittilä'
  await submitEnquiry({ ...asked, ...contact, additionalInfo: null, serviceType: null }, NOON)
  await submitEnquiry({ ...asked, ...transport, additionalInfo: 'Skis', serviceType: service }, NOON)
  expect(await told(NOON)).toHaveLength(4)
  const rows = JSON.parse((await ops('enquiries', '--since', 'today', '--json')).join('\n'))
  const open = { id: expect.any(String), answeredAt: null, answeredBy: null, note: null, booking: null }
  const facts = { at: NOON.toISOString(), name: 'Mika', email: 'mika@example.com', phone: null, ...open }
  expect(rows).toHaveLength(2)
  expect(rows).toContainEqual({
    ...{ ...facts, form: 'contact', words: 'Is there snow?' },
    ...{ service: null, destination: null },
  })
  expect(rows).toContainEqual({
    ...{ ...facts, form: 'transportation', words: 'Skis' },
    ...{ service, destination: 'Levi' },
  })
  expect(await runOps(at('12:00', '2027-01-15'), 'enquiries')).toEqual([
    'Nobody has asked anything in these days.',
  ])
})

test('job 38: what is kept about a person is one file, and is forgotten by one command, but for the accounts', async () => {
  const { reference, day } = await aGuest({ customerEmail: 'forget@example.com', customerPhone: '+358 40 1' })
  const exported = JSON.parse((await ops('privacy', 'export', 'forget@example.com')).join('\n'))
  expect(exported.bookings).toEqual([expect.objectContaining({ reference })])
  const after = at('12:00', `2027-01-${day.slice(-2)}`)
  await runOps(after, 'privacy', 'erase', 'forget@example.com', '--yes')
  expect(await told(after)).toEqual([])
  expect(
    await backend.query(
      `SELECT customer_name, customer_phone FROM bookings WHERE reference = '${reference}'`,
    ),
  ).toEqual([{ customer_name: 'Aino Korhonen', customer_phone: null }])
})
