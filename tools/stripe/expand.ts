import { type Account } from '@/tools/stripe/account'
import { listOf } from '@/tools/stripe/list'
import { invalid } from '@/tools/stripe/refusal'

type Facts = Readonly<Record<string, unknown>>

/** Put whole objects where their ids stand, as `expand[]` asks. Throws `StripeRefusal` for what cannot be expanded. */
export function expandAll(account: Account, answer: unknown, paths: readonly string[]): unknown {
  return paths.reduce((facts: unknown, path) => expandOne(account, facts, path.split('.')), answer)
}

function expandOne(account: Account, facts: unknown, [name, ...rest]: readonly string[]): unknown {
  if (name === undefined || facts === null || facts === undefined) return facts
  if (Array.isArray(facts)) return facts.map((one: unknown) => expandOne(account, one, [name, ...rest]))
  if (!isFacts(facts)) throw notExpandable(name)
  const found = wholeOf(account, facts, name)
  return { ...facts, [name]: expandOne(account, found, rest) }
}

function wholeOf(account: Account, facts: Facts, name: string): unknown {
  if (name === 'line_items' && typeof facts.id === 'string') {
    const checkout = account.checkouts.find(facts.id)
    if (checkout) return listOf(checkout.lines, `/v1/checkout/sessions/${facts.id}/line_items`)
  }
  if (name === 'refunds' && facts.object === 'charge') {
    const refunds = account.refunds.all().filter(({ charge }) => charge === facts.id)
    return listOf(refunds, `/v1/charges/${String(facts.id)}/refunds`)
  }
  const value = facts[name]
  if (value === null || (typeof value === 'object' && name in facts)) return value
  if (typeof value !== 'string') throw notExpandable(name)
  return byId(account, value) ?? fail(name)
}

function byId({ paymentIntents, charges, refunds, disputes }: Account, id: string): unknown {
  return paymentIntents.find(id) ?? charges.find(id) ?? refunds.find(id) ?? disputes.find(id)
}

function fail(name: string): never {
  throw notExpandable(name)
}

function notExpandable(name: string) {
  return invalid(`This property cannot be expanded (${name}).`, { param: 'expand' })
}

function isFacts(value: unknown): value is Facts {
  return typeof value === 'object' && value !== null
}
