import { renderToStaticMarkup } from 'react-dom/server'
import { POST as saveDetails } from '@/app/(by-link)/booking/[token]/details/save/route'
import DetailsPage from '@/app/(by-link)/booking/[token]/details/page'
import TellUsPage from '@/app/(by-link)/booking/[token]/tell-us/page'
import { database } from '@/lib/db/client'
import { aBackend, NOON } from '@/tests/support/a-backend'
import { changedBookings } from '@/tests/support/a-changed-booking'
import { aForm, guestPageArgs, where } from '@/tests/support/a-guest-form'
import { freezeClock } from '@/tests/support/freeze-clock'

jest.mock('next/headers', () => ({ headers: async () => new Headers() }))

freezeClock(NOON)

const backend = aBackend()
const { aPaidBooking } = changedBookings(backend)
const TOLD = { pickUp: 'Hotel Aurora', wishes: 'A quiet\r\nseat', health: 'Asthma', healthConsent: 'on' }

let guests = 0

beforeAll(() => backend.aDeparture({ seats: 200 }))

type Typed = Readonly<Record<string, string>>

/** A booking whose forms can be opened in several tabs. */
async function aBooking() {
  // Each has its own address, so that no form offers another booking’s place and wishes.
  const customerEmail = `guest${(guests += 1)}@example.com`
  const { reference } = await aPaidBooking({ adults: 2, offeredCents: 358_00, customerEmail })
  const at = await guestPageArgs(reference)
  const open = async (Page: typeof DetailsPage) =>
    fieldsOf(renderToStaticMarkup(await Page({ ...at, searchParams: Promise.resolve({}) })))
  const saved = async () => {
    const include = { health: true, addressProof: true } as const
    const row = await database().booking.findUniqueOrThrow({ where: { reference }, include })
    const { customerName, customerPhone, pickupPlace, specialRequests, health, addressProof } = row
    const place = { customerName, customerPhone, pickupPlace, specialRequests }
    return { ...place, health: health?.words ?? null, newAddress: addressProof?.email ?? null }
  }
  return {
    saved,
    details: async () => open(DetailsPage),
    tellUs: async () => open(TellUsPage),
    async save(tab: Typed, typed: Typed) {
      return where(await saveDetails(aForm({ ...tab, ...typed }), at))
    },
  }
}

/** What a browser would send from the form of a page. */
function fieldsOf(html: string): Typed {
  const inputs = [...html.matchAll(/<input[^>]*>/g)].map(([tag]) => tag)
  const boxes = inputs.filter((tag) => !tag.includes('type="checkbox"') || tag.includes('checked'))
  const areas = [...html.matchAll(/<textarea[^>]*name="(\w+)"[^>]*>([^<]*)</g)]
  const attribute = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? ''
  const decode = (text: string) => text.replaceAll('&amp;', '&')
  return Object.fromEntries([
    ...boxes.map((tag) => [attribute(tag, 'name'), decode(attribute(tag, 'value'))]),
    ...areas.map(([, name, value]) => [name, decode(String(value)).replace(/^\n/, '')]),
  ])
}

const AFTER = { pickupPlace: 'Hotel Aurora', specialRequests: 'A quiet\nseat', health: 'Asthma' }

test('a tab left open saves only what was changed in it', async () => {
  const { details, tellUs, save, saved } = await aBooking()
  const [stale, older, fresh] = [await details(), await tellUs(), await tellUs()]
  await save(fresh, TOLD)
  expect(await saved()).toMatchObject(AFTER)
  await save(stale, { phone: '+358 40 123' })
  expect(await saved()).toMatchObject({ ...AFTER, customerPhone: '+358 40 123' })
  await save(older, { wishes: 'A window' })
  expect(await saved()).toMatchObject({ ...AFTER, specialRequests: 'A window' })
})

test('the other way round, a form about the guide leaves newer contact details, and each tab’s later change counts', async () => {
  const { details, tellUs, save, saved } = await aBooking()
  const [stale, fresh] = [await tellUs(), await details()]
  await save(fresh, { ...TOLD, name: 'Aino Virtanen', pickUp: 'Hotel Arctic' })
  await save(stale, { pickUp: 'Hotel Aurora' })
  expect(await saved()).toMatchObject({ ...AFTER, customerName: 'Aino Virtanen', newAddress: null })
})

test('a value can still be emptied, and a note deleted in another tab does not come back', async () => {
  const { details, tellUs, save, saved } = await aBooking()
  await save(await tellUs(), TOLD)
  const [stale, fresh] = [await details(), await details()]
  expect(stale).toMatchObject({ health: 'Asthma', healthConsent: 'on', pickUp: 'Hotel Aurora' })
  await save(fresh, { pickUp: '', wishes: '', health: '' })
  expect(await saved()).toMatchObject({ pickupPlace: null, specialRequests: null, health: null })
  await save(stale, { name: 'Aino Virtanen' })
  const emptied = { pickupPlace: null, specialRequests: null, health: null }
  expect(await saved()).toMatchObject({ ...emptied, customerName: 'Aino Virtanen', newAddress: null })
})

test('a box unticked at the note shown is still answered', async () => {
  const { tellUs, save } = await aBooking()
  await save(await tellUs(), TOLD)
  const ticked = await tellUs()
  const unticked = Object.fromEntries(Object.entries(ticked).filter(([name]) => name !== 'healthConsent'))
  expect(String((await save(unticked, {}))[1])).toContain('/tell-us?invalid=consent')
})
