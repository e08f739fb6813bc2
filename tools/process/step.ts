/** Do one step: print what is being done and, when it has ended, how long it took. Throws what the work throws. */
export async function step<T>(doing: string, work: () => Promise<T>): Promise<T> {
  console.log(doing)
  const began = performance.now()
  const result = await work()
  const seconds = (performance.now() - began) / 1000
  // Steps run side by side: each line names its step.
  console.log(`Done in ${seconds.toFixed(1)} s: ${doing}`)
  return result
}
