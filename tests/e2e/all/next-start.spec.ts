import { expect, test } from '@/tests/e2e/test'
import { expectAlive } from '@/tests/e2e/expect-alive'
import { nextStartUrl } from '@/tests/e2e/running-sites'

/* More of the site under Next's own server: each kind of page, and how it counts clients. */

/** Half of a client's hourly limit is free; see lib/limits/limits.ts. */
const FREE = 60

for (const path of ['/', '/blog/glass-igloos-lapland-complete-guide', '/no-such-page']) {
  test(`${path} comes alive under a policy`, async ({ page }) => {
    await expectAlive(page, path)
  })
}

test('without a known proxy, a client is counted by its own address, no matter what headers it sends', async () => {
  const statuses: number[] = []
  for (let index = 0; index <= FREE; index++) statuses.push(await write(`192.0.2.${index}`))
  expect(new Set(statuses.slice(0, FREE))).toEqual(new Set([200]))
  expect(statuses.at(-1)).toBe(429)
})

async function write(client: string): Promise<number> {
  const answer = await fetch(`${nextStartUrl}/api/requests/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': client, 'x-client-address': client },
    body: JSON.stringify({ name: 'Aino', email: 'aino@next-start.example', message: 'Moi' }),
  })
  return answer.status
}
