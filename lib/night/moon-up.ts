import { type Day } from '@/lib/calendar/day'
import { type Sky } from '@/lib/night/sky'
import { nightSpan, overlap, type Span } from '@/lib/night/time-span'

/**
 * Find when the moon is above the horizon during a span. The span lies within one night, from noon of a day to noon of
 * the next.
 *
 * @param skies  in the order of their days, including that of the night. Near the Arctic Circle the moon may stay up or
 *               down for days, in which case a neighbouring day shows which.
 * @returns      null if none of the skies tells us
 */
export function findMoonUpSpans(span: Span, day: Day, skies: readonly Sky[]): readonly Span[] | null {
  const isUpAtNoon = findStateAtNoon(day, skies)
  if (isUpAtNoon === null) return null
  const night = nightSpan(day)
  const turns = risesAndSets(skies.find(({ date }) => date === day)).map(({ at }) => at)
  const edges = [...(isUpAtNoon ? [night.start] : []), ...turns, night.end]
  return edges.flatMap((start, index) => {
    const end = edges[index + 1]
    const up = index % 2 === 0 && end ? overlap(span, { start, end }) : null
    return up ? [up] : []
  })
}

/**
 * Before it rises the moon is below the horizon, and before it sets it is above. A sky has only the first rise and the
 * first set of its night.
 */
function findStateAtNoon(day: Day, skies: readonly Sky[]): boolean | null {
  const next = skies.filter(({ date }) => date >= day).flatMap(risesAndSets)[0]
  if (next) return next.kind === 'set'
  const last = skies
    .filter(({ date }) => date < day)
    .flatMap(risesAndSets)
    .at(-1)
  return last ? last.kind === 'rise' : null
}

function risesAndSets(sky: Sky | undefined) {
  const turns = [
    { kind: 'rise', at: sky?.moonrise },
    { kind: 'set', at: sky?.moonset },
  ] as const
  return turns
    .flatMap(({ kind, at }) => (at ? [{ kind, at }] : []))
    .sort((one, other) => one.at.getTime() - other.at.getTime())
}
