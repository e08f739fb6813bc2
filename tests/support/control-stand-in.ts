/**
 * Use one of the fake Stripe's controls, see tools/stripe/test-controls.ts, and return the response. Without an order
 * it returns data of the account, such as its sessions.
 *
 * @param url  of the fake
 */
export async function controlStandIn(url: string, path: string, order?: object): Promise<unknown> {
  const told = order && { method: 'POST', body: JSON.stringify(order) }
  const answer = await fetch(`${url}/__test/${path}`, told)
  if (!answer.ok) throw new Error(`stand-in for Stripe, ${path}: ${await answer.text()}`)
  return answer.json()
}
