import { MAX_PHOTOGRAPH_BYTES } from '@/lib/contract/photograph'
import { database } from '@/lib/db/client'
import { operatorReviewUrl } from '@/lib/use-cases/links/operator-urls'
import { POST as confirmIt } from '@/app/(by-link)/operator/[token]/[action]/confirm/route'
import { aBackend } from '@/tests/support/a-backend'
import { changedBookings } from '@/tests/support/a-changed-booking'
import { aPhotograph } from '@/tests/support/a-photograph'
import { aShownReview, aTakenTour } from '@/tests/support/a-review'
import { at } from '@/tests/support/builders'
import { freezeClock } from '@/tests/support/freeze-clock'
import {
  actionPage,
  bookingPage,
  confirm,
  doneUrl,
  hiddenFields,
  redirectsToDone,
  send,
} from '@/tests/support/operator-pages'

/* The one form with a file. Rule: review-photographs (docs/rules.md) */

jest.mock('next/headers', () => ({ headers: async () => new Headers() }))

freezeClock(at('15:00', '2027-01-20'))
const backend = aBackend()
const { aPaidBooking } = changedBookings(backend)

async function aLink(): Promise<string> {
  const { reference } = await aPaidBooking()
  const { afterwards } = await aTakenTour(reference, at('12:00', '2026-12-01'))
  const { id } = await aShownReview(reference, afterwards)
  return (await operatorReviewUrl(database(), id, 'one@lumi.example.com')).split('/').at(-1) ?? ''
}

type Sent = { readonly file?: Blob; readonly headers?: Readonly<Record<string, string>> }

/** Choose a file next to 'Confirm' and press it. */
async function attach(token: string, { file, headers = {} }: Sent, action = 'add-photo') {
  const form = new FormData()
  const shown = isLink(token) ? hiddenFields(await actionPage(token, action)) : {}
  for (const [name, value] of Object.entries(shown)) form.set(name, value)
  if (file) form.set('photograph', file, '../../a name.jpg')
  const request = new Request('https://lumi.example.com/x', { method: 'POST', body: form, headers })
  const answer = await confirmIt(request, { params: Promise.resolve({ token, action }) })
  return { status: answer.status, location: answer.headers.get('location') }
}

const isLink = (token: string) => token !== 'wrong'
const stored = () => backend.query('SELECT id FROM review_photographs')
const buttons = (html: string) => [...html.matchAll(/<button[^>]*>([^<]+)</g)].map(([, name]) => name)

test('the page adds a photograph, shows it, and removes it', async () => {
  const token = await aLink()
  expect(buttons(await bookingPage(token))).toEqual(['Refuse', 'Reply', 'Add a photograph'])
  const form = await actionPage(token, 'add-photo')
  expect(form).toMatch(/<form [^>]*encType="multipart\/form-data"/)
  expect(form).toMatch(/<input [^>]*accept="image\/jpeg,image\/png,image\/webp"[^>]*type="file"/)
  const file = new Blob([new Uint8Array(await aPhotograph())])
  expect(await attach(token, { file })).toEqual({ status: 303, location: doneUrl(token, 'add-photo') })
  const [{ id } = { id: '' }] = await backend.query<{ id: string }>('SELECT id::text FROM review_photographs')
  const html = await bookingPage(token)
  expect(html).toContain(`src="/photographs/${id}-960.webp"`)
  expect(buttons(html)).toEqual(['Refuse', 'Reply', 'Remove the photograph'])
  expect(await confirm(token, 'remove-photo')).toMatchObject(redirectsToDone(token, 'remove-photo'))
  expect(await stored()).toEqual([])
})

test('a file that cannot be shown is refused at its field, however it is broken', async () => {
  const token = await aLink()
  const jpeg = new Uint8Array(await aPhotograph())
  const large = new Uint8Array(MAX_PHOTOGRAPH_BYTES + 1)
  const faults: readonly (readonly [Blob | undefined, string])[] = [
    [undefined, 'Please choose a photograph'],
    [new Blob([]), 'Please choose a photograph'],
    [new Blob([large]), 'This file is larger than 8 MB'],
    [new Blob([large, large.slice(100_000)]), 'This file is larger than 8 MB'],
    [new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>']), 'This is not a JPEG, PNG or WebP file'],
    [new Blob([jpeg.slice(0, 2000)]), 'This file is damaged'],
  ]
  for (const [file, text] of faults) {
    const { status, location } = await attach(token, file ? { file } : {})
    expect([text, status]).toEqual([text, 303])
    const query = Object.fromEntries(new URLSearchParams(location?.split('?')[1]))
    expect(Object.keys(query).sort()).toEqual(['draft', 'invalid'])
    const html = await actionPage(token, 'add-photo', query)
    expect(html).toMatch(new RegExp(`id="photograph-wrong">${text}`))
    expect(html).toContain('Nothing has been done yet.')
  }
  expect(await stored()).toEqual([])
})

test('a body twice as large as a photograph may be is not read, and no other form takes a file', async () => {
  const token = await aLink()
  const huge = new Blob([new Uint8Array(2 * MAX_PHOTOGRAPH_BYTES)])
  expect((await attach(token, { file: huge })).status).toBe(413)
  expect((await attach(token, { file: huge }, 'refuse')).status).toBe(415)
  const crossSite = { 'sec-fetch-site': 'cross-site' }
  expect((await attach(token, { file: new Blob(['x']), headers: crossSite })).status).toBe(403)
  expect((await attach('wrong', { file: huge })).status).toBe(404)
  expect((await send(token, 'add-photo', { photograph: 'text' })).status).toBe(415)
  const broken = { 'content-type': 'multipart/form-data; boundary=x' }
  expect((await attach(token, { file: new Blob(['x']), headers: broken })).status).toBe(400)
})
