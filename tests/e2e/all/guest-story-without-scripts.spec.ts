import { expect, test } from '@/tests/e2e/test'
import { bookAndPay } from '@/tests/e2e/book-and-pay'
import { aGuest } from '@/tests/e2e/booking-panel'
import { guestsPage } from '@/tests/e2e/guest-states'
import {
  askForParty,
  cancel,
  correctAddress,
  expectPage,
  expectPreview,
  inboxes,
  moveTo,
  namesOf,
  press,
  takenOn,
  twoDates,
} from '@/tests/e2e/guest-story'
import { paperTrail } from '@/tests/e2e/paper-trail'

/* The steps of tests/e2e/guest-story.spec.ts, with forms alone. */

test.use({ javaScriptEnabled: false })

test('a guest moves, corrects the address, removes a guest and cancels', async ({ page }) => {
  const corrected = aGuest()
  const { email, departure: from } = await bookAndPay()
  await page.goto(await guestsPage(email))
  await expectPage(page, 'Confirmed', { Price: '358 €', Paid: '358 €' })
  const reference = (await page.getByText(/^Reference LL-/).innerText()).slice('Reference '.length)
  const trail = paperTrail(reference, namesOf(email, corrected.email))
  await trail.expectLedger('payment 358 €, R')
  await trail.expectEmails(
    'old address: Booking confirmed, [PUBLISH 0], [Receipt 358 €], [Terms]',
    ...inboxes('New booking for 2 adults, [PUBLISH 0]'),
  )

  const [to] = await twoDates()
  await moveTo(page, to)
  await expectPage(page, 'Confirmed', { Price: '358 €' })
  await trail.expectEmails(
    'old address: Booking changed, [PUBLISH 2]',
    ...inboxes('Booking changed, [PUBLISH 2]'),
  )
  expect([await takenOn(from), await takenOn(to)]).toEqual([0, 2])

  await correctAddress(page, corrected.email)
  await expectPage(page, 'Confirmed', { Email: corrected.email })
  await trail.expectEmails(
    'new address: Please confirm your e-mail address',
    'old address: New e-mail address',
    'new address: New e-mail address, [PUBLISH 2], [Receipt 358 €]',
  )

  await askForParty(page, { Adults: '1', Children: '0' })
  await expectPreview(page, 'What you get back', '179 €')
  await press(page, 'Confirm change')
  await trail.expectLedger('payment 358 €, R', 'refund 179 €, C')
  await trail.expectEmails(
    'new address: Booking changed, [PUBLISH 4]',
    ...inboxes('Booking changed, [PUBLISH 4]'),
    'new address: Your credit note, [Credit note 179 €]',
  )
  expect(await takenOn(to)).toBe(1)

  await cancel(page, '179 €')
  await trail.expectLedger('payment 358 €, R', 'refund 179 €, C', 'refund 179 €, C')
  await trail.expectEmails(
    'new address: Booking cancelled, [CANCEL 7]',
    ...inboxes('Cancelled, 1 adult, [CANCEL 7]'),
    'new address: Your credit note, [Credit note 179 €]',
  )
  await trail.expectNoPaperMissing()
  await page.reload()
  await expectPage(page, 'Cancelled and refunded', { Price: '179 €', Returned: '358 €' })
  expect([await takenOn(from), await takenOn(to)]).toEqual([0, 0])
})
