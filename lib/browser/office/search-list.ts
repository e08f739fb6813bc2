import { findFilter, MIN_LENGTH, pressEnterText, TYPING_MS } from '@/lib/browser/office/filters'
import { endLoading, loadParts } from '@/lib/browser/office/parts'

const SHOWN = 6

/**
 * List the first bookings that the search in the bar finds below it, on the pages that are not the list of bookings.
 * Arrows lead through them, Escape closes them.
 */
export function startSearchList(): void {
  let typing: ReturnType<typeof setTimeout> | undefined

  document.addEventListener('input', ({ target }) => {
    const panel = findPanel()
    if (!panel || !(target instanceof HTMLInputElement) || !target.matches('[data-search]')) return
    if (findFilter(target)) return
    clearTimeout(typing)
    endLoading()
    panel.hidden = target.value === ''
    const isShort = target.value.length < MIN_LENGTH
    show(panel, isShort ? pressEnterText(target.value) : 'Searching')
    if (!isShort) typing = setTimeout(() => void find(panel, target), TYPING_MS)
  })
  document.addEventListener('keydown', (event) => {
    const panel = findPanel()
    if (!panel || panel.hidden) return
    const stops = [...document.querySelectorAll<HTMLElement>('[data-search], [data-found] a')]
    const at = stops.findIndex((stop) => stop === event.target)
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key] ?? 0
    const isEscape = event.key === 'Escape'
    if (at === -1 || (step === 0 && !isEscape)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    panel.hidden = isEscape
    const to = isEscape ? stops[0] : stops[at + step]
    to?.focus()
  })
  for (const kind of ['focusin', 'click'])
    document.addEventListener(kind, ({ target }) => {
      const panel = findPanel()
      if (panel && target instanceof Element && !target.closest('search')) panel.hidden = true
    })
}

function findPanel(): HTMLElement | null {
  return document.querySelector('[data-found]')
}

function show(panel: HTMLElement, text: string, rows: readonly Element[] = []): void {
  const [status, list] = panel.children
  if (status) status.textContent = text
  list?.replaceChildren(...rows)
}

async function find(panel: HTMLElement, field: HTMLInputElement): Promise<void> {
  const url = `${field.form?.getAttribute('action')}?${new URLSearchParams({ [field.name]: field.value })}`
  try {
    const page = await loadParts(url, () => false)
    if (!page) return
    const links = [...page.querySelectorAll<HTMLAnchorElement>('[data-part=list] li a')].slice(0, SHOWN)
    show(panel, page.querySelector('[data-part=count]')?.textContent ?? '', links.map(toRow))
  } catch {
    show(panel, 'The search did not work. Press Enter to try again.')
  }
}

/** A row of the list: its link, and the lines next to it. */
function toRow(link: HTMLAnchorElement): Element {
  const row = document.createElement('li')
  const short = row.appendChild(document.createElement('a'))
  short.href = link.getAttribute('href') ?? ''
  const lines = [...(link.parentElement?.children ?? [])].map(({ textContent }) => textContent)
  short.textContent = lines.join(', ')
  return row
}
