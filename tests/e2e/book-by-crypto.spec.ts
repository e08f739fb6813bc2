import { expect, test } from '@/tests/e2e/test'
import { aDeparture, aGuest, choose, FAMILY, fillIn } from '@/tests/e2e/booking-panel'
import { EMAILS, emailsAbout, seatsLeft } from '@/tests/e2e/running-sites'

test('a guest books by cryptocurrency, and both e-mails arrive', async ({ page }) => {
  const departure = await aDeparture(FAMILY.id, ({ availableSpots }) => availableSpots === 16)
  const guest = aGuest()
  await page.goto(FAMILY.route)
  await choose(page, departure.date)
  await expect(page.getByRole('definition').filter({ hasText: 'at 21:00' })).toBeVisible()
  await fillIn(page, guest)
  await page.getByRole('button', { name: 'Pay with crypto' }).click()

  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Pay with crypto' }).click()
  await expect(dialog.getByRole('combobox')).toHaveValue('bitcoin')
  await dialog.getByRole('combobox').selectOption('usdt')
  await dialog.getByLabel('Full Name').fill('')
  await expect(dialog.getByRole('button', { name: 'Confirm booking' })).toBeDisabled()
  await dialog.getByLabel('Full Name').fill(guest.name)
  await dialog.getByRole('button', { name: 'Confirm booking' }).click()

  await expect(page.getByRole('heading', { name: 'Crypto Booking Submitted!' })).toBeVisible()
  await expect(page.getByText('USDT')).toBeVisible()
  await expect(page.getByText(/within 24 hours/)).toBeVisible()
  await expect(page.getByText(/within 48 hours/)).toBeVisible()
  expect(await seatsLeft(FAMILY.id, departure.id)).toBe(15)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'No Booking Data Found' })).toBeVisible()

  await expect.poll(async () => (await emailsAbout(guest.email)).length).toBe(EMAILS)
  const subjects = (await emailsAbout(guest.email)).map(({ subject }) => subject)
  expect(new Set(subjects).size).toBe(2)
})
