import { expect, test } from '@/tests/e2e/test'
import { aGuest } from '@/tests/e2e/booking-panel'
import { sendMessage, watchWorkers } from '@/tests/e2e/contact-form'

test('a form submitted too fast for a human solves the proof automatically, under the strict policy, and others load no solver', async ({
  page,
}) => {
  await page.goto('/')
  const asked: number[] = []
  const faults: string[] = []
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) faults.push(message.text())
  })
  page.on('response', (response) => {
    if (response.url().includes('/api/requests/')) asked.push(response.status())
  })
  const workers = watchWorkers(page)
  await sendMessage(page, aGuest())
  await expect(page.locator('#contact form').getByRole('status')).toContainText('Message sent successfully!')
  expect(asked).toEqual([200])
  expect(workers).toEqual([])

  // A clock on which no time has passed.
  await page.addInitScript(() => (performance.now = () => 1))
  await page.reload()
  await sendMessage(page, aGuest())
  await expect(page.locator('#contact form').getByRole('status')).toContainText('Message sent successfully!')
  expect(asked).toEqual([200, 429, 200])
  expect(workers).toHaveLength(1)
  expect(faults).toEqual([])
})
