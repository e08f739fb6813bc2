type Piece<T> = (signal: AbortSignal) => Promise<T>

/**
 * Run two tasks concurrently. If one fails, the other is asked to stop and awaited, so that nothing keeps running after
 * the failure. Throws the first error.
 *
 * @param signal  stops both
 */
export async function runConcurrently<A, B>(
  signal: AbortSignal,
  one: Piece<A>,
  other: Piece<B>,
): Promise<readonly [A, B]> {
  const failing = new AbortController()
  const stopBoth = AbortSignal.any([signal, failing.signal])
  async function run<T>(piece: Piece<T>): Promise<T> {
    try {
      return await piece(stopBoth)
    } catch (error) {
      failing.abort(error)
      throw error
    }
  }
  const running = [run(one), run(other)] as const
  await Promise.allSettled(running)
  failing.signal.throwIfAborted()
  return Promise.all(running)
}
