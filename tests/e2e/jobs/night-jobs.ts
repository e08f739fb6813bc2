import { NORTHERN_LIGHTS } from '@/tests/e2e/booking-panel'
import { aPaidBooking, aPartyOn, ICE_FISHING, SNOWSHOES, tomorrowsParty } from '@/tests/e2e/jobs/bookings'
import { type Ways } from '@/tests/e2e/jobs/office-jobs'
import { type Phone } from '@/tests/e2e/taps'
import { expect } from '@/tests/e2e/test'
import { letNightPass, moneyOf, query } from '@/tests/e2e/the-books'
import { readPdf } from '@/tests/support/read-pdf'

/* The jobs that are about tomorrow's departure, tonight's and last night's. */

export const NIGHT_JOBS = {
  async 'the guide’s list'(phone) {
    const { on, reference } = await tomorrowsParty()
    await openFromToday(phone, on)
    await expect(phone.page.getByRole('heading', { name: 'Guest list' })).toBeVisible()
    await expect(phone.page.getByText(reference)).toBeVisible()
  },
  async 'the guide’s list on paper'(phone) {
    const { on, reference } = await tomorrowsParty()
    await openFromToday(phone, on)
    const { text } = await readPdf(await (await phone.file('Print')).body())
    expect(text).toContain(reference)
  },
  async 'the guide’s name'(phone) {
    const { on } = await tomorrowsParty()
    await openFromToday(phone, on)
    await phone.button('Name the guide')
    await phone.type('Name', 'Eero Niemi')
    await phone.button('See what changes')
    await phone.button('Confirm')
    await expect(said(phone)).toBeVisible()
    expect(await query('SELECT guide_name AS guide FROM departures WHERE id = $1', [on])).toEqual([
      { guide: 'Eero Niemi' },
    ])
  },
  async '−38 °C'(phone) {
    const { on, id } = await aPartyOn({ tourId: SNOWSHOES.id, day: 'tomorrow', startsIn: '1 day' })
    await openFromToday(phone, on)
    await phone.button('Cancel departure')
    await phone.button('See what changes')
    await phone.button('Confirm')
    await expect(said(phone)).toContainText('The departure is cancelled.')
    const choices = await query('SELECT cause FROM choices WHERE booking_id = $1', [id])
    expect(choices).toEqual([{ cause: 'departure_cancelled' }])
  },
  async 'did not come'(phone) {
    const { on, id, reference } = await aPartyOn({
      tourId: ICE_FISHING.id,
      day: 'today',
      startsIn: '-10 minutes',
    })
    await openFromToday(phone, on)
    const party = phone.page.getByRole('row').filter({ hasText: reference })
    await phone.tap(party.getByRole('button', { name: 'No-show' }))
    await expect(party).toContainText('did not come')
    const [row] = await query('SELECT no_show_at IS NOT NULL AS missed FROM bookings WHERE id = $1', [id])
    expect(row).toEqual({ missed: true })
  },
  async 'a night without lights'(phone) {
    const { departure, id } = await aPaidBooking()
    await letNightPass(departure.id)
    const yesterday = `(now() AT TIME ZONE 'Europe/Helsinki')::date - 1`
    await query(
      `UPDATE departures SET day = '2001-01-03' WHERE tour_id = ${NORTHERN_LIGHTS.id} AND day = ${yesterday}`,
    )
    await query(`UPDATE departures SET day = ${yesterday} WHERE id = ${departure.id}`)
    await phone.start()
    await phone.tap(phone.page.locator(`main a[href="/office/departures/${departure.id}/not-seen"]`))
    await phone.button('Confirm')
    await expect(said(phone)).toContainText('asked to choose')
    const choices = await query('SELECT cause FROM choices WHERE booking_id = $1', [id])
    expect(choices).toEqual([{ cause: 'lights_not_seen' }])
  },
  async 'records a choice'(phone) {
    const { departure, id, email, reference } = await aPaidBooking()
    await query(
      `INSERT INTO choices (id, booking_id, cause, departure_id, opened_at, told_at)
       VALUES (gen_random_uuid(), $1, 'time_changed', $2, now(), now())`,
      [id, departure.id],
    )
    await phone.start()
    await phone.tap(phone.page.locator(`main a[href="/office/bookings/${reference}/full-refund"]`))
    await phone.button('Confirm')
    await expect(said(phone)).toContainText('the guest gets a full refund')
    await expect.poll(() => moneyOf(email)).toEqual(['payment 35800', 'refund 35800'])
  },
} satisfies Ways

const said = ({ page }: Phone) => page.getByRole('status').first()

async function openFromToday(phone: Phone, id: number): Promise<void> {
  await phone.start()
  await phone.tap(phone.page.locator(`main a[href="/office/departures/${id}"]`))
}
