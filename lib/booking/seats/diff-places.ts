import { type ChangedPlaces, type Places } from '@/lib/booking/seats/places'

/**
 * Compare two sets of places, and list those added and those removed. Places with the same price and basis count as
 * unchanged.
 */
export function diffPlaces(before: Places, after: Places): Pick<ChangedPlaces, 'added' | 'leaving'> {
  return { added: without(after, before), leaving: without(before, after) }
}

function without(places: Places, others: Places): Places {
  const left = others.map((line) => ({ ...line }))
  return places.flatMap((line) => {
    let { count } = line
    for (const other of left) {
      const isSame =
        other.band === line.band && other.eachCents === line.eachCents && other.basis === line.basis
      const common = isSame ? Math.min(count, other.count) : 0
      other.count -= common
      count -= common
    }
    return count > 0 ? [{ ...line, count }] : []
  })
}
