/** How many edits a misspelt name may be away from the intended one. */
const MAX_EDITS = 3

/** Find the name that was probably intended; null if none is similar. */
export function findSimilarName(name: string, known: readonly string[]): string | null {
  const [nearest] = known
    .map((one) => ({ one, edits: countEdits(name.toUpperCase(), one) }))
    .filter(({ edits }) => edits <= MAX_EDITS)
    .toSorted((a, b) => a.edits - b.edits)
  return nearest?.one ?? null
}

/** Compute the Levenshtein distance, row by row. */
function countEdits(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, at) => at)
  for (const [line, letter] of [...from].entries()) {
    const next = [line + 1]
    for (const [at, other] of [...to].entries()) {
      const swap = (row[at] ?? 0) + (letter === other ? 0 : 1)
      next.push(Math.min(swap, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
