import { renderToStaticMarkup } from 'react-dom/server'
import AnswerPage, { generateMetadata } from '@/app/site/[language]/your-stay/answer/page'
import { aBackend, NOON } from '@/tests/support/a-backend'
import { freezeClock } from '@/tests/support/freeze-clock'

freezeClock(NOON)
const backend = aBackend()

async function htmlFor(asked: Readonly<Record<string, string | string[]>>): Promise<string> {
  const props = { params: Promise.resolve({ language: 'en' }), searchParams: Promise.resolve(asked) }
  return renderToStaticMarkup(await AnswerPage(props))
}

const STAY = { from: '2026-12-12', to: '2026-12-13', adults: '2', children: '1' }

test('without scripts the server renders the results, and the form keeps its values', async () => {
  // On 12 December.
  await backend.aDeparture({ seats: 8 })
  const html = await htmlFor(STAY)
  expect(html).toContain('On 1 evening a northern lights tour has room for 3 guests: Sat 12 December.')
  expect(html).toContain('href="/northern-lights-tour?date=2026-12-12&amp;adults=2&amp;children=1"')
  expect(html).toContain('Dark for 9 hours; the moon')
  expect(html).toContain('action="/your-stay/answer"')
  for (const [name, value] of Object.entries(STAY))
    expect(html).toMatch(
      new RegExp(`(name="${name}"[^>]*value="${value}"|value="${value}"[^>]*name="${name}")`),
    )
})

test('unreadable input is reported above an empty result, and nothing breaks', async () => {
  const html = await htmlFor({ ...STAY, to: '2026-12-01' })
  expect(html).toContain('Your departure must not be before your arrival')
  expect(html).toMatch(
    /<input[^>]*aria-invalid="true"[^>]*name="to"|<input[^>]*name="to"[^>]*aria-invalid="true"/,
  )
  expect(html).not.toContain('<table')
  expect(await htmlFor({})).toContain('Please choose the day of your arrival')
})

test('of several values in a URL the last counts', async () => {
  await backend.aDeparture({ seats: 8 })
  const html = await htmlFor({ ...STAY, from: ['2026-12-11', '2026-12-12'] })
  expect(html).toContain('12 December 2026 to 13 December 2026')
  expect(html).not.toContain('aria-invalid="true"')
})

test('past days are reported at the arrival field, and the form keeps its values', async () => {
  const html = await htmlFor({ ...STAY, from: '2026-11-01', to: '2026-11-02' })
  expect(html).toContain('These days are over: please choose days from today on')
  expect(html).toMatch(/<input[^>]*aria-describedby="from-wrong"/)
  expect(html).toContain('value="2026-11-02"')
  expect(html).not.toContain('<table')
})

test('search engines do not index responses', async () => {
  const { robots } = await generateMetadata({ params: Promise.resolve({ language: 'en' }) })
  expect(robots).toEqual({ index: false, follow: false })
})
