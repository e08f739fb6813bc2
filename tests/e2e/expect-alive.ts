import { expect, type Page } from '@playwright/test'
import { company } from '@/content/company'
import { nextStartUrl } from '@/tests/e2e/running-sites'

/** Expect a page under Next's own server to have a content security policy and working scripts. */
export async function expectAlive(page: Page, path: string): Promise<void> {
  const context = page.context()
  const faults: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('404')) faults.push(message.text())
  })
  page.on('pageerror', (error) => faults.push(String(error)))
  const response = await page.goto(nextStartUrl + path)
  expect(response?.headers()['content-security-policy']).toMatch(/^default-src 'none'; script-src 'self'/)
  expect(response?.headers()).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  })
  await context.route(`${company.chatUrl}**`, (route) => route.fulfill({ body: 'Chat' }))
  const tab = context.waitForEvent('page')
  await page.getByRole('button', { name: /^Chat with us/ }).click()
  await expect(await tab).toHaveURL(company.chatUrl)
  expect(faults).toEqual([])
}
