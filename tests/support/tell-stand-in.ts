/**
 * Turn one of the switches of a stand-in for Stripe, see tools/stripe/test-controls.ts, and hear its answer. Without an
 * order it tells what the account keeps, such as its sessions.
 *
 * @param url  of the stand-in
 */
export async function tellStandIn(url: string, path: string, order?: object): Promise<unknown> {
  const told = order && { method: 'POST', body: JSON.stringify(order) }
  const answer = await fetch(`${url}/__test/${path}`, told)
  if (!answer.ok) throw new Error(`stand-in for Stripe, ${path}: ${await answer.text()}`)
  return answer.json()
}
