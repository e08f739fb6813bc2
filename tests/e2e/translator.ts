import { expect, type Page } from '@playwright/test'

type Translation = {
  /** Pause before what has come since is translated. */
  readonly delayMs: number
  /** Put at the end of each word, as other languages have longer ones. Empty: the page says what it does untranslated. */
  readonly ending: string
}

/**
 * Have the page translated as Chrome does it: every text node gives way to `<font><font>` with its words, also what comes or
 * changes later, a moment after. Ask `expectTranslated` at the end.
 *
 * https://github.com/facebook/react/issues/11538
 */
export async function translate(page: Page, { delayMs = 60, ending = '' }: Partial<Translation> = {}) {
  if (!faults.has(page)) page.on('pageerror', ({ message }) => faultsOf(page).push(message))
  // Its scripts have taken it over: what is translated before is drawn anew, which has a test of its own.
  await page.waitForFunction(isTakenOver)
  await page.evaluate(translateHere, { delayMs, ending })
}

/** Nothing was taken away from React or written where nobody sees it, and the page stands there in translation. */
export async function expectTranslated(page: Page): Promise<void> {
  await expect(page.locator('main font').first()).toBeAttached()
  await expect(page.getByText('Something went wrong')).toHaveCount(0)
  expect(await page.evaluate(() => Object(window).unseenWords)).toEqual([])
  expect(faultsOf(page)).toEqual([])
}

/** In the browser: React marks what it has taken over, and has nothing left to do. */
function isTakenOver(): Promise<boolean> {
  const main = document.querySelector('main')
  const isMarked = main !== null && Object.keys(main).some((key) => key.startsWith('__reactFiber'))
  return new Promise((resolve) => requestIdleCallback(() => resolve(isMarked)))
}

const faults = new WeakMap<Page, string[]>()

function faultsOf(page: Page): string[] {
  const known = faults.get(page) ?? []
  faults.set(page, known)
  return known
}

/** In the browser. */
function translateHere({ delayMs, ending }: Translation): void {
  const LEFT_ALONE = '[translate="no"], script, style, noscript, textarea, svg, font'
  const unseenWords: string[] = []
  Object.assign(window, { unseenWords })
  const own = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue')
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...own,
    set(words: string) {
      if (this instanceof Text && !this.isConnected) unseenWords.push(words)
      own?.set?.call(this, words)
    },
  })
  const translateAll = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
    for (const text of texts) {
      if (!/[A-Za-z]{2}/.test(text.data) || text.parentElement?.closest(LEFT_ALONE) !== null) continue
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      inner.textContent = text.data.replace(/[A-Za-z]{3,}/g, (word) => word + ending)
      outer.append(inner)
      text.replaceWith(outer)
    }
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  translateAll()
  new MutationObserver(() => {
    clearTimeout(timer)
    timer = setTimeout(translateAll, delayMs)
  }).observe(document.body, { childList: true, characterData: true, subtree: true })
}
