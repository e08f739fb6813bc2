/** Wait for an answer for a limited time; after that the answer is `late`. What was asked for goes on. */
export async function withTimeout<Answer, const Late>(
  answer: Promise<Answer>,
  timeoutMs: number,
  late: Late,
): Promise<Answer | Late> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<Late>((resolve) => (timer = setTimeout(resolve, timeoutMs, late)))
  return Promise.race([answer, timeout]).finally(() => clearTimeout(timer))
}
