import { writeCreditNote, writeReceipt, type PrintedReceipt } from '@/lib/booking/receipt'
import { drawReceipt } from '@/lib/pdf/draw-receipt'
import { readPdf } from '@/tests/support/read-pdf'

const PLACES = [
  { band: 'adults', count: 2, eachCents: 179_00, basis: 'departure' },
  { band: 'children', count: 1, eachCents: 129_00, basis: 'departure' },
] as const

const issued = {
  seller: {
    legalName: 'Revontuli Oy',
    businessId: '1234567-8',
    vatNumber: 'FI12345678',
    address: 'Street 1, 96100 Rovaniemi',
  },
  tour: 'Guaranteed Northern Lights Tour',
  day: '2026-12-12',
}

const money = { grossCents: 487_00, rateTenths: 255 }

const receipt: PrintedReceipt = {
  number: 'R-2026-000041',
  series: 'R',
  issuedAt: new Date('2026-11-30T22:30:00Z'),
  money: { at: new Date('2026-11-30T22:30:00Z'), method: 'card' },
  corrects: null,
  reference: 'LL-7KM4QD',
  buyer: 'Željko Łukaszewicz',
  document: { ...writeReceipt({ kind: 'booking', places: PLACES }, money), ...issued },
}

const creditNote: PrintedReceipt = {
  ...receipt,
  number: 'C-2026-000007',
  series: 'C',
  corrects: 'R-2026-000041',
  document: {
    ...writeCreditNote({ kind: 'amount', what: 'part_of_price' }, { grossCents: 100_00, rateTenths: 255 }),
    ...issued,
  },
}

test('a receipt names seller, buyer, day, booking, lines, tax and total', async () => {
  const { text } = await readPdf(await drawReceipt(receipt, 'Lumi & Light'))
  for (const part of [
    'Lumi & Light',
    'Receipt R-2026-000041',
    'Revontuli Oy',
    'Business ID 1234567-8, VAT FI12345678',
    'For Željko Łukaszewicz',
    // In Helsinki, where it is the next day already.
    '1 December 2026, by card',
    'LL-7KM4QD',
    'Saturday, 12 December 2026',
    'Adults 2 179 € 358 €',
    'Children 1 129 € 129 €',
    'Without VAT 388.05 €',
    'VAT 25.5 % 98.95 €',
    'Total paid 487 €',
  ])
    expect(text).toContain(part)
})

test('a credit note names the receipt that it corrects', async () => {
  const { text } = await readPdf(await drawReceipt(creditNote, 'Lumi & Light'))
  expect(text).toContain('Credit note C-2026-000007')
  expect(text).toContain('Corrects Receipt R-2026-000041')
  expect(text).toContain('Total returned 100 €')
})

test('a screen reader finds its language, its title, a heading and tables', async () => {
  const { structure, title, language } = await readPdf(await drawReceipt(receipt, 'Lumi & Light'))
  expect({ title, language }).toEqual({ title: 'Receipt R-2026-000041', language: 'en-GB' })
  expect(structure.filter((role) => ['H1', 'Table', 'TH'].includes(role)).length).toBeGreaterThan(10)
  expect(structure.filter((role) => role === 'H1')).toHaveLength(1)
})

test('the same receipt is the same file whenever it is drawn, on one page', async () => {
  const [first, second] = [
    await drawReceipt(receipt, 'Lumi & Light'),
    await drawReceipt(receipt, 'Lumi & Light'),
  ]
  expect(first.equals(second)).toBe(true)
  expect((await readPdf(first)).pages).toBe(1)
  expect(first.length).toBeLessThan(80_000)
})

test('a forgotten guest is not named', async () => {
  const { text } = await readPdf(await drawReceipt({ ...receipt, buyer: '' }, 'Lumi & Light'))
  expect(text).toMatch(/^Lumi & Light Receipt R-2026-000041 Seller/)
})

test.each([
  ['王 伟', 'Wang Wei'],
  ['Đặng Mỹ', 'Đang My'],
  ['สมชาย ใจดี', 'smchay aichdi'],
])('the name of %s is transliterated where the typeface lacks its letters', async (buyer, written) => {
  const { text } = await readPdf(await drawReceipt({ ...receipt, buyer }, 'Lumi & Light'))
  expect(text).toContain(`For ${written} Seller`)
})

test.each(['Željko Łukaszewicz', 'Ștefan Țepeș', 'Gülşah Ağaoğlu', 'Þórður Jónsdóttir', 'Jāņis Ķēniņš'])(
  'the name of %s is written whole',
  async (buyer) => {
    const { text } = await readPdf(await drawReceipt({ ...receipt, buyer }, 'Lumi & Light'))
    expect(text).toContain(`For ${buyer} Seller`)
  },
)
