import { type Page } from '@playwright/test'
import { expect, test } from '@/tests/e2e/test'
import { bookAndPay, pageInEmails } from '@/tests/e2e/book-and-pay'
import {
  aDeparture,
  aGuest,
  choose,
  fillIn,
  goToPay,
  NORTHERN_LIGHTS,
  payOnStripe,
} from '@/tests/e2e/booking-panel'
import { paperTrail } from '@/tests/e2e/paper-trail'
import { type Departure, seatsLeft } from '@/tests/e2e/running-sites'

/* A guest's whole way, from paying to having the money back; after each step ledger, seats, e-mails and page agree. */

const { id: tourId, route } = NORTHERN_LIGHTS
const CARD = '4242424242424242'
const BOOKING_PAGE = /http\S+\/booking\/[\w-]{56}/
const SEATS = 8

test.setTimeout(300_000)

const press = (page: Page, name: string) => page.getByRole('button', { name }).click()

/** Two dates that nobody has booked. */
async function twoDates(): Promise<readonly [Departure, Departure]> {
  const from = await aDeparture(tourId, ({ availableSpots }) => availableSpots === SEATS)
  const to = await aDeparture(tourId, ({ id, availableSpots }) => availableSpots === SEATS && id !== from.id)
  return [from, to]
}

const takenOn = async ({ id }: Departure) => SEATS - ((await seatsLeft(tourId, id)) ?? 0)

/** How the page calls the guests of one booking, their addresses and our inboxes. */
const namesOf = (old: string, now: string) => (address: string) =>
  address === old ? 'old address' : address === now ? 'new address' : 'inbox'

/** As often as there are inboxes of ours. */
const inboxes = (words: string) => [`inbox: ${words}`, `inbox: ${words}`]

async function expectPage(page: Page, standing: string, facts: Readonly<Record<string, string>>) {
  await expect(page.getByRole('status').last()).toContainText(standing)
  for (const [name, value] of Object.entries(facts)) {
    const fact = page.getByRole('term').filter({ hasText: new RegExp(`^${name}$`) })
    await expect(fact.locator('xpath=following-sibling::dd[1]')).toHaveText(value)
  }
}

/** At the first look, as a rule; Stripe is asked no more than once in two seconds, and not waited for long. */
async function lookUntil(page: Page, standing: string) {
  await expect(async () => {
    const status = page.getByRole('status').last()
    if (!(await status.innerText()).includes(standing)) await page.reload()
    await expect(status).toContainText(standing, { timeout: 1000 })
  }).toPass({ timeout: 30_000 })
}

/** Ask for another party, up to the preview. */
async function askForParty(page: Page, party: Readonly<Record<'Adults' | 'Children', string>>) {
  await press(page, 'Change guests')
  for (const [name, value] of Object.entries(party)) await page.getByLabel(name).fill(value)
  await press(page, 'See what changes')
}

async function moveTo(page: Page, { id, date }: Departure): Promise<void> {
  await press(page, 'Change date')
  // A click does not wait for the page that it asks for: a date looked for before it is there would be passed by. So
  // the months are gone to, not clicked.
  await expect(page.getByRole('group', { name: 'New date' })).toBeVisible()
  const cell = page.locator(`[data-day="${date}"]`)
  const next = page.getByRole('link', { name: 'Next month' })
  while (!(await cell.isVisible())) await page.goto((await next.getAttribute('href')) ?? '')
  await page.locator(`input[name="departure"][value="${id}"]`).press('Space')
  await press(page, 'See what changes')
  await expectPreview(page, 'What this costs', '0 €')
  await press(page, 'Confirm change')
  await expect(page.getByText('Your booking is changed.')).toBeVisible()
}

async function expectPreview(page: Page, heading: string, sum: string): Promise<void> {
  const preview = page.locator('#what-changes')
  await expect(preview.getByRole('heading', { name: heading })).toBeVisible()
  await expect(preview.getByText(sum, { exact: true })).toBeVisible()
}

/** Give another address, and prove it by the link that is sent there; answers the booking's new page. */
async function correctAddress(page: Page, address: string): Promise<void> {
  const former = page.url().split('?')[0] ?? ''
  await press(page, 'Change details')
  await page.getByLabel('Email').fill(address)
  await press(page, 'Confirm change')
  await expect(page.getByText('open the link that we have just sent there')).toBeVisible()
  await page.goto(await pageInEmails(address, BOOKING_PAGE))
  await expect(page.getByText(address)).toBeVisible()
  await press(page, 'Use this address')
  await expect(page.getByText('our e-mails come to your new address from now on')).toBeVisible()
  expect((await page.request.get(former)).status()).toBe(404)
}

async function cancel(page: Page, sum: string): Promise<void> {
  await press(page, 'Cancel booking')
  await expectPreview(page, 'What you get back', sum)
  await press(page, 'Confirm change')
  await expect(page.getByText('Your booking is cancelled.')).toBeVisible()
}

test('a guest books, adds a child, moves, corrects the address, comes with one less and cancels', async ({
  page,
}) => {
  const [from, to] = await twoDates()
  const [guest, corrected] = [aGuest(), aGuest()]
  await page.goto(route)
  await choose(page, from.date)
  await press(page, 'Add one adult')
  await press(page, 'Add one child')
  await fillIn(page, guest)
  await goToPay(page)
  await payOnStripe(page, CARD)
  await page.getByRole('link', { name: 'Your booking', exact: true }).click()
  await expectPage(page, 'Confirmed', { Price: '487 €', Paid: '487 €' })
  const reference = (await page.getByText(/^Reference LL-/).innerText()).slice('Reference '.length)
  const trail = paperTrail(reference, namesOf(guest.email, corrected.email))
  await trail.expectLedger('payment 487 €, R')
  await trail.expectEmails(
    'old address: Booking confirmed, [PUBLISH 0], [Receipt 487 €], [Terms]',
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
    'old address: Booking changed, [PUBLISH 2], [Receipt 129 €]',
    ...inboxes('Booking changed, [PUBLISH 2]'),
  )
  expect(await takenOn(from)).toBe(4)

  await moveTo(page, to)
  await expectPage(page, 'Confirmed', { Price: '616 €', Paid: '616 €' })
  await trail.expectLedger('payment 487 €, R', 'payment 129 €, R')
  await trail.expectEmails(
    'old address: Booking changed, [PUBLISH 4]',
    ...inboxes('Booking changed, [PUBLISH 4]'),
  )
  expect([await takenOn(from), await takenOn(to)]).toEqual([0, 4])

  await correctAddress(page, corrected.email)
  await expectPage(page, 'Confirmed', { Email: corrected.email, Paid: '616 €' })
  await trail.expectLedger('payment 487 €, R', 'payment 129 €, R')
  await trail.expectEmails(
    'new address: Please confirm your e-mail address',
    'old address: New e-mail address',
    'new address: New e-mail address',
  )
  expect(await takenOn(to)).toBe(4)

  await askForParty(page, { Adults: '1', Children: '2' })
  await expectPreview(page, 'What you get back', '179 €')
  await press(page, 'Confirm change')
  await trail.expectLedger('payment 487 €, R', 'payment 129 €, R', 'refund 129 €, C', 'refund 50 €, C')
  await trail.expectEmails(
    'new address: Booking changed, [PUBLISH 6]',
    ...inboxes('Booking changed, [PUBLISH 6]'),
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
    'new address: Booking cancelled, [CANCEL 9]',
    ...inboxes('Cancelled, 1 adult and 2 children, [CANCEL 9]'),
    'new address: Your credit note, [Credit note 437 €]',
  )
  await trail.expectNoPaperMissing()
  await page.reload()
  await expectPage(page, 'Cancelled and refunded', { Price: '437 €', Returned: '616 €' })
  await expect(page.getByRole('link', { name: /^Download / })).toHaveCount(5)
  expect([await takenOn(from), await takenOn(to)]).toEqual([0, 0])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a guest moves, corrects the address, comes alone and cancels', async ({ page }) => {
    const corrected = aGuest()
    const { email, departure: from } = await bookAndPay()
    await page.goto(await pageInEmails(email, BOOKING_PAGE))
    await expectPage(page, 'Confirmed', { Price: '358 €', Paid: '358 €' })
    const reference = (await page.getByText(/^Reference LL-/).innerText()).slice('Reference '.length)
    const trail = paperTrail(reference, namesOf(email, corrected.email))
    await trail.expectLedger('payment 358 €, R')
    await trail.expectEmails(
      'old address: Booking confirmed, [PUBLISH 0], [Receipt 358 €], [Terms]',
      ...inboxes('New booking for 2 adults, [PUBLISH 0]'),
    )

    const to = await aDeparture(tourId, ({ availableSpots }) => availableSpots === SEATS)
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
      'new address: New e-mail address',
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
})
