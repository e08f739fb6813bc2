import { expect, test } from '@/tests/e2e/test'
import { aGuest, choose, fillIn, goToPay, NORTHERN_LIGHTS, payOnStripe } from '@/tests/e2e/booking-panel'
import {
  askForParty,
  cancel,
  correctAddress,
  expectPage,
  expectPreview,
  inboxes,
  lookUntil,
  moveTo,
  namesOf,
  press,
  takenOn,
  twoDates,
} from '@/tests/e2e/guest-story'
import { paperTrail } from '@/tests/e2e/paper-trail'

/* A guest's whole story, from payment to refund. After each step ledger, seats, e-mails and page must agree. */

const CARD = '4242424242424242'

test('a guest books, adds a child, moves, corrects the address, removes a guest and cancels', async ({
  page,
}) => {
  const [from, to] = await twoDates()
  const [guest, corrected] = [aGuest(), aGuest()]
  await page.goto(NORTHERN_LIGHTS.route)
  await choose(page, from.date)
  await press(page, 'Add one adult')
  await press(page, 'Add one child')
  await fillIn(page, guest)
  await goToPay(page)
  await payOnStripe(page, CARD)
  await page.getByRole('link', { name: 'Where you stay and what we should know' }).click()
  await page.getByLabel('Pick-up place').fill('Hotel Aurora')
  await press(page, 'Save')
  await expectPage(page, 'Confirmed', { Price: '487 €', Paid: '487 €' })
  const reference = (await page.getByText(/^Reference LL-/).innerText()).slice('Reference '.length)
  const trail = paperTrail(reference, namesOf(guest.email, corrected.email))
  await trail.expectLedger('payment 487 €, R')
  await trail.expectEmails(
    'old address: Booking confirmed, [PUBLISH 0], [Receipt 487 €], [Terms]',
    'old address: Noted for your tour, [PUBLISH 0]',
    ...inboxes('New booking for 2 adults and 1 child, [PUBLISH 0]'),
  )
  expect(await takenOn(from)).toBe(3)

  await askForParty(page, { Adults: '2', Children: '2' })
  await expectPreview(page, 'What this costs', '129 €')
  await press(page, 'Confirm change')
  await expectPage(page, 'A change waits for its payment', { Price: '487 €' })
  expect(await takenOn(from)).toBe(4)
  await trail.expectLedger('payment 487 €, R')
  await page.getByRole('link', { name: 'Pay now' }).click()
  await payOnStripe(page, CARD)
  await lookUntil(page, 'Confirmed')
  await expectPage(page, 'Confirmed', { Price: '616 €', Paid: '616 €' })
  await trail.expectLedger('payment 487 €, R', 'payment 129 €, R')
  await trail.expectEmails(
    'old address: Booking changed, [PUBLISH 4], [Receipt 129 €]',
    ...inboxes('Booking changed, [PUBLISH 4]'),
  )
  expect(await takenOn(from)).toBe(4)

  await moveTo(page, to)
  await expectPage(page, 'Confirmed', { Price: '616 €', Paid: '616 €' })
  await trail.expectLedger('payment 487 €, R', 'payment 129 €, R')
  await trail.expectEmails(
    'old address: Booking changed, [PUBLISH 6]',
    ...inboxes('Booking changed, [PUBLISH 6]'),
  )
  expect([await takenOn(from), await takenOn(to)]).toEqual([0, 4])

  await correctAddress(page, corrected.email)
  await expectPage(page, 'Confirmed', { Email: corrected.email, Paid: '616 €' })
  await trail.expectLedger('payment 487 €, R', 'payment 129 €, R')
  await trail.expectEmails(
    'new address: Please confirm your e-mail address',
    'old address: New e-mail address',
    'new address: New e-mail address, [PUBLISH 6], [Receipt 487 €], [Receipt 129 €]',
  )
  expect(await takenOn(to)).toBe(4)

  await askForParty(page, { Adults: '1', Children: '2' })
  await expectPreview(page, 'What you get back', '179 €')
  await press(page, 'Confirm change')
  await trail.expectLedger('payment 487 €, R', 'payment 129 €, R', 'refund 129 €, C', 'refund 50 €, C')
  await trail.expectEmails(
    'new address: Booking changed, [PUBLISH 8]',
    ...inboxes('Booking changed, [PUBLISH 8]'),
    'new address: Your credit note, [Credit note 129 €]',
    'new address: Your credit note, [Credit note 50 €]',
  )
  await page.reload()
  await expectPage(page, 'Confirmed', { Price: '437 €', Paid: '616 €', Returned: '179 €' })
  expect(await takenOn(to)).toBe(3)

  await cancel(page, '437 €')
  await trail.expectLedger(
    'payment 487 €, R',
    'payment 129 €, R',
    'refund 129 €, C',
    'refund 50 €, C',
    'refund 437 €, C',
  )
  await trail.expectEmails(
    'new address: Booking cancelled, [CANCEL 11]',
    ...inboxes('Cancelled, 1 adult and 2 children, [CANCEL 11]'),
    'new address: Your credit note, [Credit note 437 €]',
  )
  await trail.expectNoPaperMissing()
  await page.reload()
  await expectPage(page, 'Cancelled and refunded', { Price: '437 €', Returned: '616 €' })
  await expect(page.getByRole('link', { name: /^Download / })).toHaveCount(5)
  expect([await takenOn(from), await takenOn(to)]).toEqual([0, 0])
})
