/** Wait for a promise, but only for a limited time; then return `late` instead. The work itself continues. */
export async function withTimeout<Answer, const Late>(
  answer: Promise<Answer>,
  timeoutMs: number,
  late: Late,
): Promise<Answer | Late> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<Late>((resolve) => (timer = setTimeout(resolve, timeoutMs, late)))
  return Promise.race([answer, timeout]).finally(() => clearTimeout(timer))
}
