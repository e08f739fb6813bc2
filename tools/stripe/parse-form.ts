import qs from 'qs'
import { type z } from 'zod'
import { invalidRequestError, type StripeRefusal } from '@/tools/stripe/stripe-refusal'

type Issue = z.core.$ZodIssue

/** Parse a request's form. Throws `StripeRefusal` with Stripe's messages. */
export function parseForm<T extends z.ZodType>(schema: T, encoded: string): z.output<T> {
  const form = qs.parse(encoded, { depth: 20, arrayLimit: 200, parameterLimit: 5000 })
  const parsed = schema.safeParse(form, { reportInput: true })
  if (parsed.success) return parsed.data
  throw refusalFor(parsed.error.issues)
}

/** Report misspelt names first: a misspelt name also makes its parameter missing. */
function refusalFor(issues: readonly Issue[]): StripeRefusal {
  const unknown = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys.map((key) => paramOf([...issue.path, key])) : [],
  )
  if (unknown.length > 0) {
    const facts = { code: 'parameter_unknown', param: unknown[0] }
    return invalidRequestError(
      `Received unknown parameter${unknown.length > 1 ? 's' : ''}: ${unknown.join(', ')}`,
      facts,
    )
  }
  const [issue] = issues
  return issue ? refusalOf(issue) : invalidRequestError('Invalid request')
}

function refusalOf(issue: Issue): StripeRefusal {
  const param = paramOf(issue.path)
  if (issue.code === 'custom') {
    const code: unknown = issue.params?.stripeCode
    const facts = typeof code === 'string' ? { code, param } : { param }
    return invalidRequestError(issue.message.replaceAll('{param}', param), facts)
  }
  if (issue.input === undefined) {
    return invalidRequestError(`Missing required param: ${param}.`, { code: 'parameter_missing', param })
  }
  if (param.startsWith('expand')) {
    return invalidRequestError(`This property cannot be expanded (${String(issue.input)}).`, {
      param: 'expand',
    })
  }
  if (issue.code === 'invalid_value') {
    return invalidRequestError(`Invalid ${param}: must be ${issue.values.map(String).join(' or ')}`, {
      param,
    })
  }
  if (issue.code !== 'invalid_type')
    return invalidRequestError(`Invalid ${param}: ${issue.message}`, { param })
  if (issue.expected === 'string')
    return invalidRequestError(`Invalid string: ${JSON.stringify(issue.input)}`, { param })
  return invalidRequestError(issue.expected === 'array' ? 'Invalid array' : 'Invalid object', { param })
}

/** Name a parameter as Stripe does, such as `line_items[0][price_data]`. */
function paramOf([first, ...rest]: readonly PropertyKey[]): string {
  return `${String(first ?? '')}${rest.map((part) => `[${String(part)}]`).join('')}`
}
