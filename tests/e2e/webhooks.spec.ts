import { expect, test } from '@/tests/e2e/test'
import { aDeparture, aGuest, choose, FAMILY, fillIn, goToPay, payOnStripe } from '@/tests/e2e/booking-panel'
import { EMAILS, emailsAbout, tellStripe } from '@/tests/e2e/running-sites'

const CALM = { paused: false, duplicate: 0, failFirst: 0 }

test('a payment that Stripe tells of four times, the first time in vain, has one e-mail of each kind', async ({
  page,
}) => {
  const guest = aGuest()
  await tellStripe('switches', { ...CALM, duplicate: 3, failFirst: 1 })
  try {
    const departure = await aDeparture(FAMILY.id, ({ availableSpots }) => availableSpots === 16)
    await page.goto(FAMILY.route)
    await choose(page, departure.date)
    await fillIn(page, guest)
    await goToPay(page)
    await payOnStripe(page, '4242424242424242')
    await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
    await expect.poll(async () => (await emailsAbout(guest.email)).length, { timeout: 60_000 }).toBe(EMAILS)
    // Every delivery has come by then, and each e-mail of a second booking would have, too.
    await page.waitForTimeout(4_000)
    expect(await emailsAbout(guest.email)).toHaveLength(EMAILS)
  } finally {
    await tellStripe('switches', CALM)
  }
})
