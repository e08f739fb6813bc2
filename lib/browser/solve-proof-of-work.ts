/**
 * Solve a proof-of-work challenge in a worker, which takes about a second. Load this module only when needed.
 *
 * @returns  the proof for the header `PROOF_OF_WORK_HEADER`; null if this browser cannot solve it
 */
export async function solveProofOfWork(challenge: object): Promise<string | null> {
  const solution = await askWorker(challenge)
  return solution === null ? null : btoa(JSON.stringify({ challenge, solution }))
}

function askWorker(challenge: object): Promise<unknown> {
  const worker = new Worker(new URL('./solver.ts', import.meta.url), { type: 'module' })
  const answered = new Promise<unknown>((resolve) => {
    worker.addEventListener('message', ({ data }) => resolve(data))
    worker.addEventListener('error', () => resolve(null))
  })
  worker.postMessage(challenge)
  return answered.finally(() => worker.terminate())
}
