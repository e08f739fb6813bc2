import { LONGEST } from '@/tests/hostile/shapes'

/**
 * How often a plain loop goes over a text of LONGEST to set the measure. That takes about ten milliseconds on an
 * ordinary machine, and on a busy one it is slowed down as much as what it is compared with. A reader that goes over the
 * text again for each of its characters takes hundreds of milliseconds.
 */
const PASSES = 640

/** A pause of the machine, a garbage collection or code that is not compiled yet will be over at the next try. */
const TRIES = 6

const PLAIN = 'plain text '.repeat(LONGEST).slice(0, LONGEST)

/** What those passes took when they were last timed, in microseconds of the processor. */
let allowed = 0

/** Whether something takes no more of the processor than `PASSES` do in the same run. */
export async function isCheap(run: () => unknown): Promise<boolean> {
  allowed ||= await cpuOf(passOverAndOver)
  for (let tries = 0; tries < TRIES; tries += 1) {
    if ((await cpuOf(run)) <= allowed) return true
    allowed = await cpuOf(passOverAndOver)
  }
  return false
}

/** Microseconds of this process's own, whatever else the machine does meanwhile. */
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
