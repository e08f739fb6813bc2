import { isLoading, loadParts } from '@/lib/browser/office/parts'

const EVERY_MS = 30_000

/** A page that nobody has touched for this long is left as it is: refreshing it would keep its session alive. */
const UNUSED_MS = 3_600_000

const SIGNS_OF_USE = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const

/**
 * Refresh a page's parts with `data-live` while they are visible, and when somebody returns to them. Failures are not
 * shown: the next refresh tries again.
 */
export function startLiveParts(): void {
  let usedAt = Date.now()
  let refreshedAt = usedAt

  function refresh(): void {
    const isUnused = Date.now() - usedAt > UNUSED_MS
    if (document.hidden || isUnused || isLoading() || !listLive().some(isFree)) return
    refreshedAt = Date.now()
    loadParts(location.pathname + location.search, (part) => isLive(part) && isFree(part)).catch(() => {})
  }
  function use(): void {
    usedAt = Date.now()
    if (usedAt - refreshedAt > EVERY_MS) refresh()
  }

  setInterval(refresh, EVERY_MS)
  document.addEventListener('visibilitychange', () => {
    usedAt = Date.now()
    refresh()
  })
  // The page comes from memory after Back.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) refresh()
  })
  for (const kind of SIGNS_OF_USE) addEventListener(kind, use, { passive: true, capture: true })
}

function listLive(): readonly Element[] {
  return [...document.querySelectorAll('[data-part][data-live]')]
}

function isLive(part: Element): boolean {
  return part.hasAttribute('data-live')
}

/** Whether nobody has put anything into a part, or is reading or copying from it. */
function isFree(part: Element): boolean {
  const selection = getSelection()
  return (
    !part.contains(document.activeElement) &&
    !(selection && !selection.isCollapsed && selection.containsNode(part, true)) &&
    !part.querySelector('details[open]') &&
    ![...part.querySelectorAll('input, textarea, select')].some(isFilledIn)
  )
}

function isFilledIn(field: Element): boolean {
  if (field instanceof HTMLSelectElement) {
    const first = [...field.options].findIndex(({ defaultSelected }) => defaultSelected)
    return field.selectedIndex !== Math.max(0, first)
  }
  if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue
  if (!(field instanceof HTMLInputElement)) return false
  const isTick = field.type === 'checkbox' || field.type === 'radio'
  return isTick ? field.checked !== field.defaultChecked : field.value !== field.defaultValue
}
