import { expect, type Page } from '@playwright/test'
import { emailsAbout } from '@/tests/e2e/running-sites'

export const INBOX = 'office@lumi.example'
const LINK = /http\S+(\/office\/enter\/[\w-]{56})/
const IN_TIME = { timeout: 60_000 }

/** Sign in to the office with the newest link, as a person does: the address, the mailbox, one press. */
export async function signIn(page: Page): Promise<void> {
  const links = async () =>
    (await emailsAbout('/office/enter/')).flatMap(({ text }) => LINK.exec(text)?.[1] ?? [])
  const known = await links()
  await page.goto('/office')
  await page.getByLabel('Email').fill(INBOX)
  await page.getByRole('button', { name: 'Send me a link' }).click()
  await expect(page.getByRole('status')).toContainText('a link is on its way')
  let link: string | undefined
  await expect
    .poll(async () => (link = (await links()).find((one) => !known.includes(one))), IN_TIME)
    .toBeDefined()
  await page.goto(link ?? '')
  await page.getByRole('button', { name: 'Open the office' }).click()
  await expect(page).toHaveURL(/\/office\/today$/)
}
