import { findGrid, findTick, listRange, listTicks, type Tick } from '@/lib/browser/office/date-grid'
import { PARTS_REPLACED } from '@/lib/browser/office/parts'

/** Where a range starts: the date that was ticked last, or that the keyboard left. */
let anchor: Tick | undefined
/** Ticks set by the range that is being chosen with the keyboard. */
let extended: readonly HTMLInputElement[] = []

/** Tick a range of dates with Shift, and show in the bar below the dates how many are ticked. */
export function startPickedDates(): void {
  document.addEventListener('click', ({ target, shiftKey }) => {
    if (!(target instanceof HTMLInputElement)) return
    const to = findTick(target)
    if (!to) return
    if (shiftKey && anchor) for (const tick of listRange(anchor, to)) tick.checked = target.checked
    startRange(to)
    showCount()
  })
  document.addEventListener(PARTS_REPLACED, showCount)
  // The browser fills in after Back what was ticked.
  addEventListener('pageshow', showCount)
}

/** Start a new range at a date. */
export function startRange(at: Tick): void {
  anchor = at
  extended = []
}

/** Tick the dates of a range that now leads from one date to the next, and untick those it no longer includes. */
export function extendRange(from: Tick, to: Tick): void {
  if (extended.length === 0 || !anchor?.tick.isConnected) startRange(from)
  const range = listRange(anchor ?? from, to)
  for (const tick of extended) if (!range.includes(tick)) tick.checked = false
  extended = range.filter((tick) => extended.includes(tick) || !tick.checked)
  for (const tick of range) tick.checked = true
  showCount()
}

function showCount(): void {
  const bar = findGrid()?.nextElementSibling
  if (!bar) return
  const count = listTicks().filter(({ tick }) => tick.checked).length
  const text = count === 0 ? '' : `${count} ${count === 1 ? 'date' : 'dates'} ticked`
  const status = bar.querySelector('[role=status]') ?? addStatus(bar)
  if (status.textContent !== text) status.textContent = text
}

function addStatus(bar: Element): Element {
  const status = document.createElement('p')
  status.setAttribute('role', 'status')
  status.className = 'w-full font-medium'
  bar.prepend(status)
  return status
}
