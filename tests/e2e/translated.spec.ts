import { type Page } from '@playwright/test'
import { STAY } from '@/tests/e2e/a-stay'
import { book, bookAndPay } from '@/tests/e2e/book-and-pay'
import {
  aDeparture,
  aGuest,
  choose,
  fillIn,
  goToPay,
  NORTHERN_LIGHTS,
  payOnStripe,
  turnTo,
} from '@/tests/e2e/booking-panel'
import { expect, test } from '@/tests/e2e/test'
import { expectTranslated, translate } from '@/tests/e2e/translator'
import { company } from '@/content/company'
import { helsinkiDay } from '@/lib/calendar/day'
import { formatDay } from '@/lib/language/dates'

/* Guests on a page that their browser has translated: no crashes and no outdated text. */

const { id: tourId, route } = NORTHERN_LIGHTS

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

test('in the panel: a full date and another, a party that grows and shrinks, the waiting list, refusals, and the return from Stripe', async ({
  page,
}) => {
  const full = await aDeparture(tourId, ({ availableSpots }) => availableSpots === 0)
  const departure = await aDeparture(tourId, ({ availableSpots }) => availableSpots === 8)
  const guest = aGuest()
  const said = page.locator('#booking-calendar > [role="status"]').first()
  await page.goto(route)
  await expect(page.getByRole('grid')).toBeVisible()
  await translate(page)
  await (await turnTo(page, full.date)).click({ force: true })
  await expect(said).toHaveText(`${formatDay(full.date)}: full, no places left.`)
  await press(page, 'Tell me when a place is free')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Full Name').fill(guest.name)
  await dialog.getByLabel('Email').fill(guest.email)
  await dialog.getByRole('button', { name: 'Join the waiting list' }).click()
  await expect(dialog.getByRole('status').first()).toContainText(`we have sent an e-mail to ${guest.email}.`)
  await dialog.getByRole('button', { name: 'Done' }).click()

  await choose(page, departure.date)
  await expect(said).toBeEmpty()
  for (let guests = 1; guests < 8; guests++) await press(page, 'Add one adult')
  const participants = page.getByRole('region', { name: 'Participants' })
  await expect(participants).toContainText('Maximum capacity reached for this date (8 people)')
  await expect(participants).toContainText('More of you?')
  await press(page, 'Remove one adult')
  await expect(participants).toContainText('8 places on this date')
  await expect(participants).not.toContainText('More of you?')
  const summary = page.getByRole('region', { name: 'Summary' })
  await expect(summary).toContainText('7 adults × 179 €')

  await fillIn(page, { name: guest.name, email: 'nobody@nowhere' })
  await press(page, 'Pay with card')
  await expect(page.getByRole('alert').filter({ hasText: 'Invalid email address' })).toBeVisible()
  await fillIn(page, guest)
  await press(page, 'Pay with crypto')
  await page.route('**/api/crypto-bookings', (call) =>
    call.fulfill({ status: 409, json: { error: 'Another time, please', code: 'not_enough_crypto_slots' } }),
  )
  await dialog.getByRole('button', { name: 'Confirm booking' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Another time, please')
  await dialog.getByRole('button', { name: 'Cancel' }).click()

  // Go to Stripe’s page and back to this one in its previous state: browsers driven by tests have no back/forward
  // cache.
  await page.route('**/c/pay/**', (visit) => visit.fulfill({ status: 204 }))
  // That navigation never finishes, and a click would wait for it.
  await page.getByRole('button', { name: 'Pay with card', exact: true }).click({ noWaitAfter: true })
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('openCheckout'))).not.toBeNull()
  await expect(page.getByRole('button', { name: 'Processing...' })).toBeVisible()
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await expect(page.getByText('Your payment was cancelled and nothing was charged.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Pay with card' })).toBeEnabled()
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(guest.email)
  await expectTranslated(page)
})

test('a date that sells out meanwhile, and one that is paid: each says so', async ({ page }) => {
  const departure = await aDeparture(tourId, ({ availableSpots }) => availableSpots === 8)
  await page.goto(`${route}?date=${departure.date}&adults=8`)
  await fillIn(page, aGuest())
  await translate(page)
  await book('checkout', departure, 1)
  await press(page, 'Pay with card')
  const alert = page.getByRole('alert').filter({ hasText: 'Only 7 slots available for this date' })
  await expect(alert).toBeVisible()
  await press(page, 'Remove one adult')
  await expect(alert).toHaveCount(0)
  await expectTranslated(page)
  await goToPay(page)
  await payOnStripe(page, '4242424242424242')
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
  await translate(page)
  await expect(page.getByRole('main')).toContainText('7')
  await expectTranslated(page)
})

test('enquiries are sent and thanked for, and a stay is searched twice', async ({ page }) => {
  const { name, email } = aGuest()
  for (const [address, button, thanks] of [
    ['/transportation-customized', 'Send Request', 'Request sent successfully!'],
    ['/customized-tour', 'Send Request', 'Thank you!'],
    ['/', 'Send Message', 'Message sent successfully!'],
  ] as const) {
    await page.goto(address)
    await translate(page)
    const form = page.locator('form').filter({ has: page.getByRole('button', { name: button }) })
    await form.getByLabel('Full Name').fill(name)
    await form.getByLabel('Email Address').fill(email)
    await form.getByLabel(/^(Message|Pickup and Destination)$/).fill('From the airport to Levi')
    await form.getByRole('button', { name: button }).click()
    await expect(form.getByRole('status')).toContainText(thanks)
    await expect(form.getByRole('button', { name: button })).toBeEnabled()
    await expectTranslated(page)
  }
  await page.goto('/your-stay')
  await translate(page)
  for (const adults of ['2', '9']) {
    for (const [label, value] of [
      ['Arrival', STAY.from],
      ['Departure', STAY.to],
      ['Adults', adults],
    ] as const)
      await page.getByLabel(label).fill(value)
    await press(page, 'Show my days')
    await expect(page.locator('main h2').first()).toBeFocused()
    await expect(page.locator('main')).toContainText(`${adults} adults`)
    await expect(page.getByRole('status')).toHaveText('Your days are listed below.')
  }
  await expectTranslated(page)
})

test('on the booking’s own page a guest turns to another month, previews a change and cancels', async ({
  page,
}) => {
  await page.goto((await bookAndPay()).link)
  await translate(page)
  await press(page, 'Change date')
  await expect(page.getByRole('group', { name: 'New date' })).toBeVisible()
  await translate(page)
  const month = page.locator('#month')
  const shown = await month.innerText()
  await page.getByRole('link', { name: 'Next month' }).click()
  await expect(page).toHaveURL(/\?month=\d{4}-\d\d#dates$/)
  await expect(month).not.toHaveText(shown)
  const second = await month.innerText()
  await page.getByRole('link', { name: 'Next month' }).click()
  await expect(month).not.toHaveText(second)
  await expectTranslated(page)
  await page.getByRole('link', { name: 'Back to your booking' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your booking')
  await expectTranslated(page)
  await press(page, 'Cancel booking')
  await page.waitForURL(/cancel/)
  await translate(page)
  await press(page, 'Confirm change')
  await expect(page.getByText('Your booking is cancelled.')).toBeVisible()
  await page.goto('/find-booking')
  await translate(page)
  await page.getByLabel('Email').fill('nobody@example.com')
  await press(page, 'Send me the link')
  await expect(page.getByRole('status')).toContainText('is on its way')
})

test('a page translated before its script loads works all the same', async ({ page }) => {
  await page.addInitScript(translateEarly)
  await page.goto('/your-stay')
  await page.getByLabel('Arrival').fill(STAY.from)
  await page.getByLabel('Departure').fill(STAY.to)
  await page.locator('main form button').click()
  await expect(page.locator('main h2').first()).toBeFocused()
})

test('what was typed on a translated page before its script loaded is kept', async ({ page }) => {
  const booking = new URL((await bookAndPay()).link).pathname
  await page.addInitScript(translateEarly)
  for (const address of ['/customized-tour', '/', '/your-stay', '/find-booking', `${booking}/details`]) {
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/_next/static/**/*.js', async (script) => {
      await held
      await script.continue()
    })
    const arrival = page.goto(address, { waitUntil: 'commit' })
    const fields = page.locator('main form').last().locator('input:visible, textarea:visible')
    await expect(page.locator('main font').first()).toBeAttached()
    const typed: string[] = []
    for (const field of await fields.all()) {
      const type = await field.getAttribute('type')
      if (type === 'checkbox') continue
      const text =
        type === 'email'
          ? 'early@example.com'
          : type === 'date'
            ? STAY.from
            : type === 'number'
              ? '3'
              : 'Early'
      await field.fill(text)
      typed.push(text)
    }
    release()
    await arrival
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react')),
    )
    const texts = page
      .locator('main form')
      .last()
      .locator('input:visible:not([type=checkbox]), textarea:visible')
    await expect
      .poll(() => texts.evaluateAll((all) => all.map((one) => Object(one).value)), address)
      .toEqual(typed)
    await expect(texts.last(), address).toBeFocused()
    await page.unrouteAll()
  }
})

test('long words of another language stay in their cells, and names stay unchanged', async ({ page }) => {
  const [year = '', ...day] = helsinkiDay(new Date()).split('-')
  const mayAfter = `${Number(year) + (day.join('-') < '05-10' ? 0 : 1)}-05-10`
  for (const address of [`${route}?date=${mayAfter}`, route]) {
    await page.goto(address)
    await expect(page.getByRole('grid')).toBeVisible()
    await translate(page, { ending: 'ungen' })
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      expect(await page.locator('#booking-calendar').evaluate(wordsOutsideCells), `${width} px`).toEqual([])
    }
  }
  const kept = page.getByRole('contentinfo').locator('[translate="no"]')
  await expect(kept.first()).toHaveText(company.brand)
  await expect(page.getByRole('contentinfo')).toContainText(company.email)
  await expect(page.getByRole('contentinfo')).toContainText(company.phone)
})

/** Runs in the browser before our scripts: translates headings, labels and buttons as soon as they exist. */
function translateEarly(): void {
  document.addEventListener('DOMContentLoaded', () => {
    for (const one of document.querySelectorAll('main h1, main label, main button')) {
      const [text] = one.childNodes
      if (!(text instanceof Text)) continue
      const font = document.createElement('font')
      font.textContent = `${text.data}ungen`
      text.replaceWith(font)
    }
  })
}

/** Runs in the browser: texts that overflow their cell. */
function wordsOutsideCells(calendar: Element): readonly string[] {
  const range = document.createRange()
  return [...calendar.querySelectorAll('td, th')].flatMap((cell) => {
    const { left, right } = cell.getBoundingClientRect()
    return [...cell.querySelectorAll('[aria-hidden] font font')].flatMap((words) => {
      range.selectNodeContents(words)
      const isOutside = [...range.getClientRects()].some(
        (box) => box.left < left - 1 || box.right > right + 1,
      )
      return isOutside ? [words.textContent ?? ''] : []
    })
  })
}
