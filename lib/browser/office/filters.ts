import { loadParts } from '@/lib/browser/office/parts'

const TYPING_MS = 200

/** Shorter words would find half the list, and slowly: no index has them. Enter searches for them all the same. */
const MIN_LENGTH = 3

/**
 * Show what a GET form with `data-filter` finds without loading the page again: a search as you type, other fields when
 * they have changed. Its button and Enter load the page as they do without a script; so does a form on a page that does not
 * show its list.
 */
export function startFilters(): void {
  let typing: ReturnType<typeof setTimeout> | undefined
  showSearch()

  document.addEventListener('input', ({ target }) => {
    const form = findFilter(target)
    if (!form || !isSearch(target)) return
    clearTimeout(typing)
    if (target.value !== '' && target.value.length < MIN_LENGTH) return
    typing = setTimeout(() => void showFound(form), TYPING_MS)
  })
  document.addEventListener('change', ({ target }) => {
    const form = findFilter(target)
    if (form && !isSearch(target)) void showFound(form)
  })
}

/** The filter of this page's list that an element belongs to. */
function findFilter(target: EventTarget | null): HTMLFormElement | null {
  const form = target instanceof Element ? target.closest<HTMLFormElement>('form[data-filter]') : null
  return form && toPath(form) === location.pathname ? form : null
}

/** Where a form leads. Its property `action` may be a field of that name. */
function toPath(form: HTMLFormElement): string {
  return new URL(form.getAttribute('action') ?? location.href, location.href).pathname
}

function isSearch(target: EventTarget | null): target is HTMLInputElement {
  return target instanceof HTMLInputElement && target.type === 'search'
}

/** Fill in what the page shows: a search has its words in the address, for a reload and for Back. */
function showSearch(): void {
  for (const field of document.querySelectorAll<HTMLInputElement>('form[data-filter] input[type=search]'))
    if (findFilter(field) && !field.value)
      field.value = new URLSearchParams(location.search).get(field.name) ?? ''
}

async function showFound(form: HTMLFormElement): Promise<void> {
  const url = toUrl(form)
  try {
    const page = await loadParts(url, (part) => !part.contains(document.activeElement))
    if (page) history.replaceState(history.state, '', url)
  } catch {
    const status = document.querySelector('[data-part][role=status]')
    if (status) status.textContent = 'The list could not be loaded. Press Enter to try again.'
  }
}

function toUrl(form: HTMLFormElement): string {
  const fields = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' && value !== '' ? [[name, value]] : [],
  )
  const query = new URLSearchParams(fields).toString()
  return query ? `${location.pathname}?${query}` : location.pathname
}
