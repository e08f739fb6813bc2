import { screen } from '@testing-library/dom'
import { navigateAway } from '@/lib/browser/navigate-away'
import { startLiveParts } from '@/lib/browser/office/live-parts'
import { answerWith, showPage } from '@/tests/lib/browser/office/a-page'

jest.mock('@/lib/browser/navigate-away')

const fetched = jest.fn<Promise<Response>, [string]>()
global.fetch = fetched as unknown as typeof fetch

function aPage(words: string) {
  return (
    <main>
      <p data-part="still">{words}</p>
      <div data-live data-part="list">
        <p>{words}</p>
        <input aria-label="Tick" type="checkbox" />
        <input aria-label="Note" defaultValue="as before" />
        <select aria-label="Tour" defaultValue="2">
          <option value="1">One</option>
          <option value="2">Two</option>
        </select>
        <details>
          <summary>More</summary>
        </details>
      </div>
    </main>
  )
}

const shown = () => document.querySelector('[data-part=list] p')?.textContent
const pass = (seconds: number) => jest.advanceTimersByTimeAsync(seconds * 1000)

function setHidden(isHidden: boolean): void {
  Object.defineProperty(document, 'hidden', { configurable: true, value: isHidden })
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeAll(() => {
  jest.useFakeTimers()
  startLiveParts()
})
afterAll(() => jest.useRealTimers())

beforeEach(() => {
  document.body.innerHTML = ''
  dispatchEvent(new Event('keydown'))
  showPage('/office/today?show=all', aPage('old'))
  Object.defineProperty(document, 'hidden', { configurable: true, value: false })
  fetched.mockReset().mockImplementation(answerWith(aPage('new')))
})

test('what is live is new after half a minute, and nothing else', async () => {
  await pass(30)
  expect(shown()).toBe('new')
  expect(document.querySelector('[data-part=still]')).toHaveTextContent('old')
  expect(fetched.mock.calls.map(([url]) => url)).toEqual(['/office/today?show=all'])
})

test('nothing is fetched while the page is hidden, and at once on return', async () => {
  setHidden(true)
  await pass(90)
  expect(fetched).not.toHaveBeenCalled()
  setHidden(false)
  await pass(0)
  expect(shown()).toBe('new')
})

test('a page from memory is refreshed at once', async () => {
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  await pass(0)
  expect(shown()).toBe('new')
})

const USES: readonly (readonly [string, () => void])[] = [
  ['the focus', () => screen.getByLabelText('Tick').focus()],
  ['a tick', () => void (screen.getByLabelText<HTMLInputElement>('Tick').checked = true)],
  ['typed text', () => void (screen.getByLabelText<HTMLInputElement>('Note').value = 'as typed')],
  ['a choice', () => void (screen.getByLabelText<HTMLSelectElement>('Tour').value = '1')],
  [
    'something opened',
    () => void (document.querySelector('details') as HTMLDetailsElement).toggleAttribute('open'),
  ],
  ['a selection to copy', () => getSelection()?.selectAllChildren(screen.getByRole('main'))],
]

test.each(USES)('a part with %s stays as it is', async (_, use) => {
  use()
  await pass(60)
  expect(shown()).toBe('old')
  getSelection()?.removeAllRanges()
})

test('what is begun while the answer is on its way is not lost', async () => {
  let release = () => {}
  const waits = new Promise<void>((resolve) => (release = resolve))
  fetched.mockImplementation(answerWith(aPage('new'), { waits }))
  await pass(30)
  screen.getByLabelText<HTMLInputElement>('Tick').checked = true
  release()
  await pass(1)
  expect(shown()).toBe('old')
})

test.each([
  ['no answer', () => Promise.reject(new TypeError('offline'))],
  ['a refusal', answerWith(<p>Too many pages</p>, { status: 429 })],
])('after %s it tries again', async (_, failure) => {
  fetched.mockImplementationOnce(failure)
  await pass(30)
  expect(shown()).toBe('old')
  await pass(30)
  expect(shown()).toBe('new')
  expect(navigateAway).not.toHaveBeenCalled()
})

test('an answer that does not come in time is given up, and another asked for', async () => {
  fetched.mockImplementationOnce(
    (...[, options]: unknown[]) =>
      new Promise((_, reject) => {
        const { signal } = options as RequestInit
        signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')))
      }),
  )
  await pass(90)
  expect(shown()).toBe('new')
})

test('when the session has ended, the page is left', async () => {
  fetched.mockImplementation(answerWith(<p>Email</p>, { redirected: true }))
  await pass(30)
  expect(navigateAway).toHaveBeenCalledWith('/office/today?show=all')
  expect(shown()).toBe('old')
})

test('after an hour without anybody it stops, until somebody is there again', async () => {
  await pass(3_700)
  fetched.mockClear()
  await pass(3_600)
  expect(fetched).not.toHaveBeenCalled()
  dispatchEvent(new Event('pointermove'))
  await pass(0)
  expect(fetched).toHaveBeenCalledTimes(1)
})
