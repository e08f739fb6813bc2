import { expect, type Page } from '@playwright/test'

type Translation = {
  /** Pause before new text is translated. */
  readonly delayMs: number
  /** Appended to each word, as other languages have longer ones. Empty if not translated. */
  readonly ending: string
  /** Into a language that does not exist, whose words are longer by two fifths and have accents. */
  readonly isPseudo: boolean
}

/**
 * Translate the page as Chrome does: every text node is replaced by `<font><font>` with its text, also those added or
 * changed later, after a moment. Call `expectTranslated` at the end. https://github.com/facebook/react/issues/11538
 */
export async function translate(
  page: Page,
  { delayMs = 60, ending = '', isPseudo = false }: Partial<Translation> = {},
) {
  if (!faults.has(page)) page.on('pageerror', ({ message }) => faultsOf(page).push(message))
  // After hydration: text translated before it is rendered again, which another test covers.
  await page.waitForFunction(isTakenOver)
  await page.evaluate(translateHere, { delayMs, ending, isPseudo })
}

/** Expect that nothing was taken from React or written to a detached node, and that the page is translated. */
export async function expectTranslated(page: Page): Promise<void> {
  await expect(page.locator('main font').first()).toBeAttached()
  await expect(page.getByText('Something went wrong')).toHaveCount(0)
  expect(await page.evaluate(() => Object(window).unseenWords)).toEqual([])
  expect(faultsOf(page)).toEqual([])
}

/** Runs in the browser: React marks the elements that it has hydrated, and is idle. */
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

/** Runs in the browser. */
function translateHere({ delayMs, ending, isPseudo }: Translation): void {
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
  const ACCENTS: Readonly<Record<string, string>> = { a: 'á', e: 'é', i: 'î', o: 'ö', u: 'ü' }
  const pseudo = (word: string) =>
    word.replace(/[aeiou]/g, (vowel) => ACCENTS[vowel] ?? vowel) + 'ö'.repeat(Math.round(word.length * 0.4))
  const translateAll = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
    for (const text of texts) {
      if (!/[A-Za-z]{2}/.test(text.data) || text.parentElement?.closest(LEFT_ALONE) !== null) continue
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      inner.textContent = text.data.replace(/[A-Za-z]{3,}/g, (word) =>
        isPseudo ? pseudo(word) : word + ending,
      )
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
