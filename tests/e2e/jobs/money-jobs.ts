import {
  aBookingInCoins,
  aDisputedBooking,
  aPaidBooking,
  type Booked,
  payInCoins,
  stateOf,
} from '@/tests/e2e/jobs/bookings'
import { type Ways } from '@/tests/e2e/jobs/office-jobs'
import { type Phone } from '@/tests/e2e/taps'
import { expect } from '@/tests/e2e/test'
import { letTimePass, moneyOf, query } from '@/tests/e2e/the-books'

/* The jobs that are about money, e-mails and mistakes. */

export const MONEY_JOBS = {
  async 'coins arrive short'(phone) {
    const booked = await aBookingInCoins(phone)
    await phone.start()
    await phone.tap(itemAbout(phone, booked).getByRole('link', { name: 'Record payment' }))
    await phone.type('Amount', '0.00194')
    await phone.type('Transaction id', `a${booked.reference}`)
    await phone.button('See what changes')
    await phone.button('Confirm')
    await expect(said(phone)).toContainText('The payment has been recorded.')
    expect(await moneyOf(booked.email)).toEqual(['payment 17363'])
  },
  async 'coins to return'(phone) {
    const booked = await aBookingInCoins(phone)
    await payInCoins(phone, booked, '0.002')
    await phone.start()
    await phone.find(booked.reference)
    await phone.button('Cancel for us')
    await phone.button('Confirm')
    await expect(said(phone)).toContainText('We have cancelled the booking.')
    await letTimePass(booked.departure.id, '11 minutes')
    await expect.poll(() => moneyOf(booked.email)).toEqual(['payment 17900', 'by_hand 17900'])
    await phone.link('Today')
    await phone.tap(itemAbout(phone, booked).getByRole('link', { name: 'Record money returned' }))
    await phone.button('See what changes')
    await phone.button('Confirm')
    await expect(said(phone)).toContainText('The returned money has been recorded.')
    expect(await moneyOf(booked.email)).toEqual(['payment 17900', 'refund 17900'])
  },
  async 'a dispute'(phone) {
    const booked = await aDisputedBooking()
    await phone.start()
    await phone.tap(itemAbout(phone, booked).getByRole('link', { name: booked.reference, exact: true }))
    await expect(phone.page.getByRole('heading', { level: 1 })).toHaveText(booked.reference)
  },
  async 'the accountant’s month'(phone) {
    await phone.start()
    await phone.more('Money')
    await phone.link('Earlier')
    const file = await phone.file(/^All files/)
    expect(file.headers()['content-type']).toBe('application/zip')
  },
  async 'a tax audit'(phone) {
    await phone.start()
    await phone.more('Money')
    const file = await phone.file('This year')
    expect(file.headers()['content-type']).toContain('text/csv')
    expect(await file.text()).toContain('payment')
  },
  async 'a bounce'(phone) {
    const booked = await aPaidBooking()
    await query(
      `UPDATE emails SET sent_at = NULL, failed_at = now(), last_error = '550 unknown user'
       WHERE booking_id = $1 AND kind = 'booking-confirmed-guest'`,
      [booked.id],
    )
    await phone.start()
    await phone.tap(phone.page.locator(`main a[href="/office/bookings/${booked.reference}/contact"]`))
    await phone.type('Email', `new.${booked.email}`)
    await phone.button('See what changes')
    await phone.button('Confirm')
    await expect(said(phone)).toContainText('The details are changed.')
  },
  async 'the wrong booking was cancelled'(phone) {
    const booked = await aPaidBooking()
    const { page } = phone
    await page.goto(`/office/bookings/${booked.reference}/cancel-for-us`)
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(said(phone)).toBeVisible()
    expect(await stateOf(booked)).toBe('cancelled')
    await phone.start()
    await phone.tap(itemAbout(phone, booked).getByRole('link', { name: 'Undo' }))
    await phone.button('Confirm')
    await expect(said(phone)).toContainText('It is undone.')
    expect(await stateOf(booked)).toBe('confirmed')
    expect(await moneyOf(booked.email)).toEqual(['payment 35800'])
  },
  async enquiries(phone) {
    await phone.start()
    await phone.more('Enquiries')
    await expect(phone.page.getByRole('heading', { level: 1, name: 'Enquiries' })).toBeVisible()
  },
} satisfies Ways

const said = ({ page }: Phone) => page.getByRole('status').first()

/** What 'Today' says about a booking. */
function itemAbout({ page }: Phone, { reference }: Booked) {
  return page.getByRole('main').getByRole('listitem').filter({ hasText: reference })
}
