import { findGrid, findNextTick, findTick, listTicks, type Tick } from '@/lib/browser/office/date-grid'
import { PARTS_REPLACED } from '@/lib/browser/office/parts'
import { extendRange, startRange } from '@/lib/browser/office/picked-dates'
import { navigateAway } from '@/lib/browser/navigate-away'

/** Where the keyboard goes when it has changed the month. */
const GRID = '#dates'

/** The links to the months before and after, by key. */
const MONTHS: Readonly<Record<string, string>> = {
  PageUp: '[data-part=months] a:first-of-type',
  PageDown: '[data-part=months] a:last-of-type',
}

/**
 * Move in the calendar with the keyboard, as in a grid: it is one stop of Tab for the ticks and one for the links,
 * arrows, Home and End lead to other dates, with Shift they tick a range of a tour, PageUp and PageDown change the month.
 */
export function startCalendarKeys(): void {
  const grid = findGrid()
  if (!grid) return
  prepare()
  if (location.hash === GRID)
    listTicks()
      .find(({ tick }) => tick.tabIndex === 0)
      ?.tick.focus()

  document.addEventListener(PARTS_REPLACED, () => prepare())
  grid.addEventListener('focusin', ({ target }) => prepare(findTick(target)))
  grid.addEventListener('keydown', (event) => {
    const from = findTick(event.target)
    if (!from || event.ctrlKey || event.metaKey || event.altKey) return
    if (move(event, from)) event.preventDefault()
  })
}

/** Returns whether the key has led somewhere. */
function move({ key, shiftKey, target }: KeyboardEvent, from: Tick): boolean {
  const month = MONTHS[key] && document.querySelector<HTMLAnchorElement>(MONTHS[key])
  if (month) {
    navigateAway(month.href + GRID)
    return true
  }
  const isTick = target === from.tick
  // In a form Enter would press its first button.
  if (key === 'Enter' && isTick) {
    from.link?.click()
    return true
  }
  const isRange = shiftKey && isTick
  const all = isRange ? listTicks().filter(({ tour }) => tour === from.tour) : listTicks()
  const to = findNextTick(all, from, key)
  if (!to) return false
  if (isRange) extendRange(from, to)
  else startRange(to)
  ;(isTick ? to.tick : to.link)?.focus()
  return true
}

/** The departure of the tick that is a stop of Tab. */
let stop: string | undefined

/** Leave one tick and its link in the order of Tab: the one with the focus, or else the first. */
function prepare(current?: Tick): void {
  const grid = findGrid()
  grid?.setAttribute('role', 'grid')
  for (const cell of grid?.querySelectorAll('[role=cell]') ?? []) cell.setAttribute('role', 'gridcell')
  stop = current?.tick.value ?? stop
  const all = listTicks()
  const kept = all.find(({ tick }) => tick.value === stop) ?? all[0]
  for (const one of all)
    for (const element of [one.tick, one.link]) if (element) element.tabIndex = one === kept ? 0 : -1
}
