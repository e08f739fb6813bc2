type Lane<Found> = { readonly ended: Promise<unknown>; next: Promise<Found> | null }

/**
 * Let those who ask the same at the same time share one read. Who comes while it runs waits for the next, which all
 * of them share: nobody is told what was true before they asked.
 *
 * @param read  what is shared; nothing is kept once it is answered
 * @returns     the same, with a name for what is asked
 */
export function shareReads<Asked, Found>(
  read: (asked: Asked) => Promise<Found>,
): (name: string, asked: Asked) => Promise<Found> {
  const lanes = new Map<string, Lane<Found>>()

  function begin(name: string, asked: Asked): Promise<Found> {
    const reading = read(asked)
    const lane: Lane<Found> = { ended: reading.catch(() => {}), next: null }
    lanes.set(name, lane)
    void lane.ended.then(() => {
      if (!lane.next) lanes.delete(name)
    })
    return reading
  }

  return function ask(name, asked) {
    const lane = lanes.get(name)
    if (!lane) return begin(name, asked)
    return (lane.next ??= lane.ended.then(() => begin(name, asked)))
  }
}
