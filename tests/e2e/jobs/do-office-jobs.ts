import { type BrowserContext } from '@playwright/test'
import { GUEST_JOBS } from '@/tests/e2e/jobs/guest-jobs'
import { MONEY_JOBS } from '@/tests/e2e/jobs/money-jobs'
import { NIGHT_JOBS } from '@/tests/e2e/jobs/night-jobs'
import { OFFICE_JOBS, type Ways } from '@/tests/e2e/jobs/office-jobs'
import { SEASON_JOBS } from '@/tests/e2e/jobs/season-jobs'
import { siteUrl } from '@/tests/e2e/running-sites'
import { signIn } from '@/tests/e2e/sign-in'
import { aPhone } from '@/tests/e2e/taps'
import { expect, test } from '@/tests/e2e/test'

const WAYS: Required<Ways> = { ...SEASON_JOBS, ...GUEST_JOBS, ...NIGHT_JOBS, ...MONEY_JOBS }

/** Do each of the operator's jobs on a phone, in one session, and count the taps. */
export function doOfficeJobs({ javaScriptEnabled }: { readonly javaScriptEnabled: boolean }): void {
  test.describe.configure({ mode: 'default' })

  let context: BrowserContext
  test.beforeAll(async ({ browser }) => {
    context = await browser.newContext({
      ...{ baseURL: siteUrl, javaScriptEnabled, viewport: { width: 390, height: 844 } },
      hasTouch: true,
    })
    const page = await context.newPage()
    await signIn(page)
    await page.close()
  })
  test.afterAll(() => context.close())

  for (const { job, what, taps } of OFFICE_JOBS) {
    test(`job ${job}, ${what}: ${taps} taps`, async () => {
      const phone = aPhone(await context.newPage())
      await WAYS[what](phone)
      expect(phone.taps()).toBe(taps)
      await phone.page.close()
    })
  }
}
