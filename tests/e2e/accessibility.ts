import axe from 'axe-core'
import { type Page } from '@playwright/test'

type Violation = { readonly id: string; readonly target: string; readonly summary: string }

/** Wait until animations have finished: results may still be fading in, and guests do not read them in that state. */
const LOOKS = 5

/** The violations that axe finds once nothing on the page moves. */
export async function violationsOn(page: Page): Promise<readonly Violation[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  for (let look = 1; ; look += 1) {
    const { violations, moved } = await page.evaluate(lookAtRest)
    if (!moved || look === LOOKS) return violations
  }
}

/** Runs in the browser. */
async function lookAtRest(): Promise<{ violations: readonly Violation[]; moved: boolean }> {
  const ending = document
    .getAnimations()
    .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity)
  for (const animation of ending) animation.finish()
  let moved = false
  const onMotion = () => (moved = true)
  for (const event of ['transitionrun', 'animationstart']) document.addEventListener(event, onMotion)
  const { violations } = await (window as unknown as { axe: typeof axe }).axe.run()
  for (const event of ['transitionrun', 'animationstart']) document.removeEventListener(event, onMotion)
  return {
    moved,
    violations: violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => ({
        id,
        target: target.join(' '),
        summary: failureSummary ?? '',
      })),
    ),
  }
}
