import { LONGEST } from '@/tests/hostile/shapes'

/**
 * Passes of a plain loop over a text of LONGEST that set the measure. They take about ten milliseconds on an ordinary
 * machine, and load slows them as much as the code they are compared with. A reader that scans the text again for each
 * character takes hundreds of milliseconds.
 */
const PASSES = 640

/** A pause of the machine, a garbage collection or uncompiled code is over at the next try. */
const TRIES = 6

const PLAIN = 'plain text '.repeat(LONGEST).slice(0, LONGEST)

/** The last measured duration of these passes, in microseconds of processor time. */
let allowed = 0

/** Whether some work takes no more processor time than `PASSES` do in the same run. */
export async function isCheap(run: () => unknown): Promise<boolean> {
  allowed ||= await cpuOf(passOverAndOver)
  for (let tries = 0; tries < TRIES; tries += 1) {
    if ((await cpuOf(run)) <= allowed) return true
    allowed = await cpuOf(passOverAndOver)
  }
  return false
}

/** Microseconds of this process alone, regardless of the machine's other work. */
async function cpuOf(run: () => unknown): Promise<number> {
  const before = process.cpuUsage()
  await run()
  const { user, system } = process.cpuUsage(before)
  return user + system
}

let sum = 0

function passOverAndOver(): void {
  for (let pass = 0; pass < PASSES; pass += 1) {
    for (let at = 0; at < PLAIN.length; at += 1) sum = (sum * 31 + PLAIN.charCodeAt(at)) | 0
  }
}
