const TYPING_MS = 200

/** Fields that hold figures or a choice. A text field might hold a name, which belongs in no URL. */
const FIGURES = 'select, [type=number], [type=radio]:checked, [type=checkbox]:checked, [inputmode=decimal]'

/**
 * Show a form's price while it is filled in: the answer of the address in `data-price`, `{ text }`, appears in
 * `[data-price-here]`.
 */
export function startLivePrice(): void {
  let typing: ReturnType<typeof setTimeout> | undefined
  let newest: AbortController | undefined

  async function show(form: HTMLFormElement, here: Element): Promise<void> {
    newest?.abort()
    const own = (newest = new AbortController())
    // An old price must not stay next to new figures.
    const text = await loadText(toUrl(form), own.signal).catch(() => '')
    if (newest === own && here.textContent !== text) here.textContent = text
  }

  function start(form: HTMLFormElement | null): void {
    const here = form?.querySelector('[data-price-here]')
    if (form && here) void show(form, here)
  }

  document.addEventListener('input', ({ target }) => {
    const form = target instanceof Element ? target.closest<HTMLFormElement>('form[data-price]') : null
    if (!form) return
    clearTimeout(typing)
    typing = setTimeout(() => start(form), TYPING_MS)
  })
  start(document.querySelector('form[data-price]'))
}

async function loadText(url: URL, signal: AbortSignal): Promise<string> {
  const answer = await fetch(url, { signal, headers: { Accept: 'application/json' } })
  const { text }: { text?: unknown } = answer.ok && !answer.redirected ? await answer.json() : {}
  return typeof text === 'string' ? text : ''
}

function toUrl(form: HTMLFormElement): URL {
  const url = new URL(form.dataset.price ?? '', location.href)
  const hidden = [...form.querySelectorAll<HTMLInputElement>('[type=hidden]')]
  const ids = hidden.filter(({ value }) => /^\d{1,9}$/.test(value))
  for (const { name, value } of [...ids, ...form.querySelectorAll<HTMLInputElement>(FIGURES)])
    if (name && value) url.searchParams.set(name, value)
  return url
}
