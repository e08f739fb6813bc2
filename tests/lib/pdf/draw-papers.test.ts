import { type GuideBooking, listPartiesForGuide } from '@/lib/booking/days/guide-list'
import { type PrintedReceipt, composeCreditNote, composeReceipt } from '@/lib/booking/money/receipt'
import { env } from '@/lib/env'
import { loadLegalSource } from '@/lib/markdown/page-texts'
import { toTextBlocks } from '@/lib/markdown/to-text-blocks'
import { drawGuestList, type GuideList } from '@/lib/pdf/draw-guest-list'
import { drawReceipt } from '@/lib/pdf/draw-receipt'
import { renderTermsFile } from '@/lib/use-cases/delivery/render-terms-file'
import { readPdf } from '@/tests/support/read-pdf'

/* Papers as files: receipts and credit notes, the guide's list, and the terms. */

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
  document: { ...composeReceipt({ kind: 'booking', places: PLACES }, money), ...issued },
}

const creditNote: PrintedReceipt = {
  ...receipt,
  number: 'C-2026-000007',
  series: 'C',
  corrects: 'R-2026-000041',
  document: {
    ...composeCreditNote({ kind: 'amount', what: 'part_of_price' }, { grossCents: 100_00, rateTenths: 255 }),
    ...issued,
  },
}

test('a receipt names seller, buyer, day, booking, lines, tax and total', async () => {
  const { text } = await readPdf(await drawReceipt(receipt, 'Lumi & Light', 'en'))
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
  const { text } = await readPdf(await drawReceipt(creditNote, 'Lumi & Light', 'en'))
  expect(text).toContain('Credit note C-2026-000007')
  expect(text).toContain('Corrects Receipt R-2026-000041')
  expect(text).toContain('Total returned 100 €')
})

test('a screen reader finds its language, its title, a heading and tables', async () => {
  const { structure, title, language } = await readPdf(await drawReceipt(receipt, 'Lumi & Light', 'en'))
  expect({ title, language }).toEqual({ title: 'Receipt R-2026-000041', language: 'en-GB' })
  expect(structure.filter((role) => ['H1', 'Table', 'TH'].includes(role)).length).toBeGreaterThan(10)
  expect(structure.filter((role) => role === 'H1')).toHaveLength(1)
})

test('the same receipt is the same file whenever it is drawn, on one page', async () => {
  const [first, second] = [
    await drawReceipt(receipt, 'Lumi & Light', 'en'),
    await drawReceipt(receipt, 'Lumi & Light', 'en'),
  ]
  expect(first.equals(second)).toBe(true)
  expect((await readPdf(first)).pages).toBe(1)
  expect(first.length).toBeLessThan(80_000)
})

test('a forgotten guest is not named', async () => {
  const { text } = await readPdf(await drawReceipt({ ...receipt, buyer: '' }, 'Lumi & Light', 'en'))
  expect(text).toMatch(/^Lumi & Light Receipt R-2026-000041 Seller/)
})

test('the name of Đặng Mỹ 山田 太郎 is written as it is, on one page that stays small', async () => {
  const file = await drawReceipt({ ...receipt, buyer: 'Đặng Mỹ 山田\u3000太郎' }, 'Lumi & Light', 'en')
  expect((await readPdf(file)).text.replaceAll(' ', '')).toContain('ForĐặngMỹ山田太郎Seller')
  expect(file.length).toBeLessThan(80_000)
})

test('where a letter of the name cannot be printed, the booking stands for the guest, and it is said why', async () => {
  const { text } = await readPdf(await drawReceipt({ ...receipt, buyer: 'தமிழ் செல்வன்' }, 'Lumi & Light', 'en'))
  expect(text).toContain(
    'For the guest of booking LL-7KM4QD (whose name has letters that we cannot print) Seller',
  )
})

test.each(['Željko Łukaszewicz', 'Ștefan Țepeș', 'Gülşah Ağaoğlu', 'Þórður Jónsdóttir', 'Jāņis Ķēniņš'])(
  'the name of %s is written whole',
  async (buyer) => {
    const { text } = await readPdf(await drawReceipt({ ...receipt, buyer }, 'Lumi & Light', 'en'))
    expect(text).toContain(`For ${buyer} Seller`)
  },
)

const NOON = new Date('2026-12-12T10:00:00Z')

const party: GuideBooking = {
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

function aList(bookings: readonly GuideBooking[], overrides: Partial<GuideList> = {}): GuideList {
  return {
    brand: 'Lumi & Light',
    tour: 'Guaranteed Northern Lights Tour',
    day: '2026-12-12',
    startsAt: new Date('2026-12-12T18:00:00Z'),
    meetingPoint: 'Hotels in Rovaniemi',
    isCancelled: false,
    guideName: 'Eero Niemi',
    forUndo: null,
    rows: listPartiesForGuide(bookings),
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
    await drawGuestList(aList([party, { ...late, state: 'awaiting_payment' }])),
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
    'no pick-up place yet',
    'Together: 4 adults and 2 children in 2 parties',
  ])
    expect(text).toContain(part)
  expect(text).not.toMatch(/nuts|@|€/)
})

test('wishes that are released are read, and who did not come is said', async () => {
  const away = { ...party, wishesReleasedAt: NOON, noShowAt: NOON }
  const { text } = await readPdf(await drawGuestList(aList([away, party])))
  expect(text).toContain('Allergic to nuts')
  expect(text).toContain('Did not come')
  expect(text).toContain('Together: 2 adults and 1 child in 2 parties; 1 party did not come')
})

test('what a guest says about health is read beside wishes that are not', async () => {
  const { text } = await readPdf(await drawGuestList(aList([{ ...party, health: 'Asthma' }])))
  expect(text).toContain('Health: Asthma')
  expect(text).toContain('Wishes: see the office')
})

test('names, places and wishes are written in their own script, and in no other', async () => {
  const names = [
    ...['Максим Воскресенский', 'Γιώργος', 'Nguyễn Văn Łukasz', 'გიორგი', 'Արամ Պետրոսյան'],
    ...['山田 太郎', 'さくら カナ', '王伟 张丽', '陳大文', '김민수', 'สมชาย ใจดี', 'आरव गुप्ता'],
    ...['محمد علي', 'سارة المنصوري', 'پژمان ژاله', 'אבי כהן'],
  ]
  const rows = names.map((customerName) => ({
    ...{ ...party, customerName, pickupPlace: customerName, specialRequests: customerName },
    wishesReleasedAt: NOON,
  }))
  const { text } = await readPdf(await drawGuestList(aList(rows)))
  for (const name of names) {
    const words = name.split(' ').flatMap((word) => [word, [...word].toReversed().join('')])
    const found = words.filter((word) => text.split(word).length === 4)
    expect([name, found.length]).toEqual([name, words.length / 2])
  }
  expect(text).not.toMatch(/ShanTian|mhmd|smchay|Maksim|letters that we cannot print/)
})

test('from right to left words stand in their order, with brackets round what they were round, and figures as they are', async () => {
  const asked = { ...party, wishesReleasedAt: NOON, specialRequests: 'אבי (בן) 5 כהן' }
  const { text } = await readPdf(await drawGuestList(aList([asked])))
  expect(text.replace(/\s+/g, '')).toContain(
    'Wishes:ןהכ5)ןב(יבא'.replace(/[()]/g, (one) => (one === '(' ? ')' : '(')),
  )
})

test('pictures among words are drawn, and no name is read out for them', async () => {
  const { text } = await readPdf(await drawGuestList(aList([{ ...party, customerName: 'Zoë 🦊👨‍👩‍👧 O’Brien' }])))
  expect(text).toMatch(/Zoë .{1,20} O’Brien/u)
  expect(text).not.toMatch(/fox|cannot print/)
})

test('what no typeface of ours has is for the page and the office to show', async () => {
  const asked = { ...party, wishesReleasedAt: NOON, specialRequests: 'நாங்கள் தாமதமாக', customerName: 'தமிழ்' }
  const { text } = await readPdf(await drawGuestList(aList([asked])))
  expect(text).toMatch(/\(in letters that we cannot print: see the page, or ask the office\) LL-7KM4QD/)
  expect(text).toContain('Wishes: (in letters that we cannot print')
})

test('forty parties fill more pages, and none is lost', async () => {
  const many = Array.from({ length: 40 }, (_, index) => ({ ...party, reference: `LL-${1000 + index}` }))
  const { text, pages } = await readPdf(await drawGuestList(aList(many)))
  expect(pages).toBeGreaterThan(1)
  for (const { reference } of many) expect(text).toContain(reference)
})

test('an empty list and a cancelled departure say so', async () => {
  const { text } = await readPdf(await drawGuestList(aList([], { isCancelled: true })))
  expect(text).toContain('This departure is cancelled.')
  expect(text).toContain('Nobody has booked.')
})

test('a screen reader finds a heading and a table with heads', async () => {
  const { structure, language, title } = await readPdf(await drawGuestList(aList([party])))
  expect(structure).toEqual(expect.arrayContaining(['Document', 'H1', 'Table', 'TR', 'TH', 'TD']))
  expect(language).toBe('en-GB')
  expect(title).toBe('Guaranteed Northern Lights Tour, Saturday, 12 December 2026')
})

const closed = (text: string) => text.replace(/\s/g, '')

/** The terms say where the site is, which the settings have. */
beforeAll(() => {
  Object.assign(process.env, {
    DATABASE_URL: 'postgresql://127.0.0.1:1/none',
    SITE_URL: 'https://lumi.example.com',
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'bookings@lumi.example.com',
    OPERATOR_INBOXES: 'one@lumi.example.com',
  })
})

test.each([
  ['en', 'en-GB', 'Terms and Conditions'],
  ['es', 'es', 'Condiciones generales'],
  ['it', 'it', 'Condizioni generali'],
] as const)(
  'the terms as a file have every word of the page in %s, in its order, and headings and lists that are read out',
  async (language, locale, title) => {
    const source = loadLegalSource('terms-conditions', language)
    const { content } = await renderTermsFile(language)
    const pdf = await readPdf(content)
    const words = closed(pdf.text)
    let from = 0
    for (const { text } of toTextBlocks(source.markdown, {
      file: source.file,
      siteUrl: env().SITE_URL,
      language,
    })) {
      const found = words.indexOf(closed(text), from)
      expect([text, found >= from]).toEqual([text, true])
      from = found
    }
    const headings = source.markdown.match(/^## /gm) ?? []
    expect(pdf.structure.filter((role) => role === 'H2')).toHaveLength(headings.length)
    expect(pdf.structure).toEqual(expect.arrayContaining(['H1', 'L', 'LI', 'LBody']))
    // What reads a file's facts takes them for XML.
    expect(/<x:xmpmeta[^]+<\/x:xmpmeta>/.exec(content.toString('latin1'))?.[0]).not.toMatch(/&(?!\w+;)/)
    expect(pdf).toMatchObject({ language: locale, title })
  },
)

test('it is drawn once', async () => {
  expect(await renderTermsFile('en')).toBe(await renderTermsFile('en'))
  expect(await renderTermsFile('it')).not.toBe(await renderTermsFile('en'))
})

const asText = (markdown: string) =>
  toTextBlocks(markdown, { file: 'a.md', siteUrl: 'https://x.example', language: 'en' })

test('on paper an address follows the words of its link, but for a place on the same page and for itself', () => {
  expect(
    asText('See [safety](/safety), [us](#us), [kkv.fi](https://kkv.fi), <mail@x.example>\nand **more**.'),
  ).toEqual([
    {
      kind: 'paragraph',
      text: 'See safety (https://x.example/safety), us, kkv.fi, mail@x.example and more.',
    },
  ])
})

test('what paper would not show is refused', () => {
  expect(() => asText('| a |\n|---|\n| b |')).toThrow('a.md: on paper there is no table')
  expect(() => asText('`code`')).toThrow('on paper there is no inlineCode')
})
