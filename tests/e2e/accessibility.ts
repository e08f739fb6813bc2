import axe from 'axe-core'
import { type Page } from '@playwright/test'

type Violation = { readonly id: string; readonly target: string; readonly summary: string }

const RUN = `axe.run().then(({ violations }) => violations.flatMap(({ id, nodes }) =>
  nodes.map(({ target, failureSummary }) => ({ id, target: target.join(' '), summary: failureSummary }))))`

/** What axe finds on the page as it is. */
export async function violationsOn(page: Page): Promise<readonly Violation[]> {
  // Colours on their way through a transition are not what a guest reads.
  const isThere = await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity)
    await Promise.all(ending.map((animation) => animation.finished.catch(() => null)))
    return 'axe' in window
  })
  if (!isThere) await page.evaluate(axe.source)
  return page.evaluate<readonly Violation[]>(RUN)
}
