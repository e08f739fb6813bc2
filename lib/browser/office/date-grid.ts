/** A departure's tick in the calendar, and where it is. */
export type Tick = {
  readonly tick: HTMLInputElement
  readonly link: HTMLElement | null
  readonly tour: string | undefined
  readonly week: number
  readonly column: number
}

/** The calendar, whose rows are weeks and whose cells are days. */
export function findGrid(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[data-dates]')
}

/** List the ticks of the calendar's departures, day by day. */
export function listTicks(): readonly Tick[] {
  const rows = findGrid()?.querySelectorAll('[role=row]') ?? []
  return [...rows].flatMap((row, week) =>
    [...row.children].flatMap((cell, column) =>
      [...cell.querySelectorAll('li')].flatMap((departure) => {
        const tick = departure.querySelector<HTMLInputElement>('[type=checkbox]')
        const link = departure.querySelector<HTMLElement>('a')
        return tick ? [{ tick, link, tour: departure.dataset.tour, week, column }] : []
      }),
    ),
  )
}

/** Find the tick that an element of the calendar belongs to. */
export function findTick(target: EventTarget | null): Tick | undefined {
  const departure = target instanceof Element ? target.closest('[data-dates] li') : null
  return departure ? listTicks().find(({ tick }) => departure.contains(tick)) : undefined
}

/** The ticks from one to another, in either order; between two dates of a tour only those of that tour. */
export function listRange(from: Tick, to: Tick): readonly HTMLInputElement[] {
  const all = listTicks()
  const places = [from, to].map((end) => all.findIndex(({ tick }) => tick === end.tick))
  const between = all.slice(Math.min(...places), Math.max(...places) + 1)
  return between.filter(({ tour }) => from.tour !== to.tour || tour === from.tour).map(({ tick }) => tick)
}

/**
 * Find where a key leads: left and right to the day before and after, up and down within a day and then by weeks, Home
 * and End to the ends of a week.
 *
 * @param all  the ticks to choose from, day by day, with the one the key was pressed on
 */
export function findNextTick(all: readonly Tick[], from: Tick, key: string): Tick | undefined {
  const at = all.findIndex(({ tick }) => tick === from.tick)
  const ofDay = ({ week, column }: Tick) => all.filter((one) => one.week === week && one.column === column)
  const toDay = (day: Tick | undefined) =>
    day && (ofDay(day).find(({ tour }) => tour === from.tour) ?? ofDay(day)[0])
  const isOtherDay = ({ week, column }: Tick) => week !== from.week || column !== from.column
  const before = all.slice(0, at)
  const after = all.slice(at + 1)
  switch (key) {
    case 'ArrowLeft':
      return toDay(before.findLast(isOtherDay))
    case 'ArrowRight':
      return toDay(after.find(isOtherDay))
    case 'ArrowUp':
      return before.findLast(({ column }) => column === from.column)
    case 'ArrowDown':
      return after.find(({ column }) => column === from.column)
    case 'Home':
      return all.find(({ week }) => week === from.week)
    case 'End':
      return all.findLast(({ week }) => week === from.week)
    default:
      return undefined
  }
}
