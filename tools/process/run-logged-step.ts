/** Run one step. Prints what it does and, once it is done, how long it took. Throws any error of the work. */
export async function step<T>(doing: string, work: () => Promise<T>): Promise<T> {
  console.log(doing)
  const began = performance.now()
  const result = await work()
  const seconds = (performance.now() - began) / 1000
  // Steps run concurrently, so each line names its step.
  console.log(`Done in ${seconds.toFixed(1)} s: ${doing}`)
  return result
}
