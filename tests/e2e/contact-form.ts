import { type Page } from '@playwright/test'

/** Fill in the home page's form and send it. */
export async function sendMessage(
  page: Page,
  { name, email }: { name: string; email: string },
): Promise<void> {
  const form = page.locator('#contact form')
  await form.getByLabel('Full Name').fill(name)
  await form.getByLabel('Email Address').fill(email)
  await form.getByLabel('Message').fill('Is there snow in November?')
  await form.getByRole('button', { name: 'Send Message' }).click()
}

/** Count the workers that a page starts from here on. */
export function watchWorkers(page: Page): readonly string[] {
  const workers: string[] = []
  page.on('worker', (worker) => workers.push(worker.url()))
  return workers
}
