import { type GuidedBooking, listForGuide } from '@/lib/booking/guide-list'
import { drawGuideList, type GuideList } from '@/lib/pdf/draw-guide-list'
import { readPdf } from '@/tests/support/read-pdf'

const NOON = new Date('2026-12-12T10:00:00Z')

const party: GuidedBooking = {
  reference: 'LL-7KM4QD',
  state: 'confirmed',
  adults: 2,
  children: 1,
  customerName: 'Željko Łukaszewicz',
  customerPhone: '+358 40 1234567',
  specialRequests: 'Allergic to nuts',
  pickupPlace: 'Hotel Aakenus',
  wishesReleasedAt: null,
  health: null,
  noShowAt: null,
  startsAt: NOON,
  endedAt: null,
}

function aList(bookings: readonly GuidedBooking[], overrides: Partial<GuideList> = {}): GuideList {
  return {
    brand: 'Lumi & Light',
    tour: 'Guaranteed Northern Lights Tour',
    day: '2026-12-12',
    startsAt: new Date('2026-12-12T18:00:00Z'),
    meetingPoint: 'Hotels in Rovaniemi',
    isCancelled: false,
    guideName: 'Eero Niemi',
    rows: listForGuide(bookings),
    at: NOON,
    ...overrides,
  }
}

test('the list has start, stops, names, parties, telephone numbers and how many come', async () => {
  const late = {
    ...party,
    reference: 'LL-AAAAAA',
    customerName: 'Bo',
    pickupPlace: null,
    specialRequests: null,
  }
  const { text, pages } = await readPdf(
    await drawGuideList(aList([party, { ...late, state: 'awaiting_payment' }])),
  )
  expect(pages).toBe(1)
  for (const part of [
    'Guaranteed Northern Lights Tour, Saturday, 12 December 2026',
    'Start 20:00',
    'Guide: Eero Niemi',
    'Hotel Aakenus',
    'Željko Łukaszewicz',
    'LL-7KM4QD',
    '+358 40 1234567',
    'Wishes: see the office',
    'Not paid yet',
    'not said',
    'Together: 4 adults and 2 children in 2 parties',
  ])
    expect(text).toContain(part)
  expect(text).not.toMatch(/nuts|@|€/)
})

test('wishes that are released are read, and who did not come is said', async () => {
  const away = { ...party, wishesReleasedAt: NOON, noShowAt: NOON }
  const { text } = await readPdf(await drawGuideList(aList([away, party])))
  expect(text).toContain('Allergic to nuts')
  expect(text).toContain('Did not come')
  expect(text).toContain('Together: 2 adults and 1 child in 2 parties; 1 party did not come')
})

test('what a guest says about health is read beside wishes that are not', async () => {
  const { text } = await readPdf(await drawGuideList(aList([{ ...party, health: 'Asthma' }])))
  expect(text).toContain('Health: Asthma')
  expect(text).toContain('Wishes: see the office')
})

test.each([
  ['Максим Воскресенский', 'Maksim Voskresenskiy'],
  ['山田 Hanako', 'ShanTian Hanako'],
  ['سارة المنصوري', 'srh lmnswry'],
  ['Nguyễn Văn Łukasz', 'Nguyen Văn Łukasz'],
])(
  'a name in letters that the typeface lacks is transliterated, such as %s',
  async (customerName, written) => {
    const { text } = await readPdf(
      await drawGuideList(aList([{ ...party, customerName, pickupPlace: customerName }])),
    )
    expect(text.split(written)).toHaveLength(3)
  },
)

test('wishes in letters that the typeface lacks are for the office to explain', async () => {
  const asked = { ...party, wishesReleasedAt: NOON, specialRequests: 'Мы опоздаем' }
  const { text } = await readPdf(await drawGuideList(aList([asked])))
  expect(text).toContain('Wishes: (in other letters: ask the office)')
})

test('forty parties fill more pages, and none is lost', async () => {
  const many = Array.from({ length: 40 }, (_, index) => ({ ...party, reference: `LL-${1000 + index}` }))
  const { text, pages } = await readPdf(await drawGuideList(aList(many)))
  expect(pages).toBeGreaterThan(1)
  for (const { reference } of many) expect(text).toContain(reference)
})

test('an empty list and a cancelled departure say so', async () => {
  const { text } = await readPdf(await drawGuideList(aList([], { isCancelled: true })))
  expect(text).toContain('This departure is cancelled.')
  expect(text).toContain('Nobody has booked.')
})

test('a screen reader finds a heading and a table with heads', async () => {
  const { structure, language, title } = await readPdf(await drawGuideList(aList([party])))
  expect(structure).toEqual(expect.arrayContaining(['Document', 'H1', 'Table', 'TR', 'TH', 'TD']))
  expect(language).toBe('en-GB')
  expect(title).toBe('Guaranteed Northern Lights Tour, Saturday, 12 December 2026')
})
