import { expect, type Page } from '@playwright/test'
import { emailsAbout } from '@/tests/e2e/running-sites'
import { query } from '@/tests/e2e/the-books'

export const INBOX = 'office@lumi.example'
const LINK = /http\S+(\/office\/enter\/[\w-]{56})/
const IN_TIME = { timeout: 60_000 }

let members = 0

/** Somebody who may sign in, for one test: links are limited per address, and a newer one ends an older one. */
async function aMember(): Promise<string> {
  const address = `mika.${Date.now()}.${process.pid}.${members++}@lumi.example`
  const sql = `INSERT INTO office_members (id, email, name, added_by, added_at) VALUES (gen_random_uuid(), $1, $2, 'test', now())`
  await query(sql, [address, `Mika ${process.pid}.${members}`])
  return address
}

/** Sign in to the office as a person does: the address, the mailbox, one press. */
export async function signIn(page: Page, given?: string): Promise<void> {
  const address = given ?? (await aMember())
  const links = async () =>
    (await emailsAbout('/office/enter/'))
      .filter(({ to }) => to.includes(address))
      .flatMap(({ text }) => LINK.exec(text)?.[1] ?? [])
  const known = await links()
  await page.goto('/office')
  await page.getByLabel('Email').fill(address)
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
