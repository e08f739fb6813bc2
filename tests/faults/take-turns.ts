/** Run a task for everyone, this many at a time. */
export async function takeTurns<One>(
  all: readonly One[],
  atOnce: number,
  visit: (one: One) => Promise<void>,
): Promise<void> {
  const left = [...all]
  async function go(): Promise<void> {
    for (let next = left.shift(); next !== undefined; next = left.shift()) await visit(next)
  }
  await Promise.all(Array.from({ length: atOnce }, go))
}
