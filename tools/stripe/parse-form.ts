import qs from 'qs'
import { type z } from 'zod'
import { isKnownToStripe } from '@/tools/stripe/known-names'
import { invalid, type StripeRefusal } from '@/tools/stripe/refusal'

type Issue = z.core.$ZodIssue
type Path = readonly PropertyKey[]

/** Read a request's form. Throws `StripeRefusal` in Stripe's words. */
export function parseForm<T extends z.ZodType>(schema: T, encoded: string): z.output<T> {
  const form = qs.parse(encoded, { depth: 20, arrayLimit: 200, parameterLimit: 5000 })
  const parsed = schema.safeParse(form, { reportInput: true })
  if (parsed.success) return parsed.data
  throw refusalFor(parsed.error.issues)
}

function refusalFor(issues: readonly Issue[]): StripeRefusal {
  const unknown = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({ path: [...issue.path, key], at: issue.path }))
      : [],
  )
  const typos = unknown.filter(({ path, at }) => !isKnownToStripe(placeOf(at), String(path.at(-1))))
  if (typos.length > 0) {
    const names = typos.map(({ path }) => paramOf(path))
    const facts = { code: 'parameter_unknown', param: names[0] }
    return invalid(`Received unknown parameter${names.length > 1 ? 's' : ''}: ${names.join(', ')}`, facts)
  }
  const unsupported = unknown[0]
  if (unsupported) return notSupported(paramOf(unsupported.path))
  const [issue] = issues
  return issue ? refusalOf(issue) : invalid('Invalid request')
}

/** Stripe would take it; who needs it here teaches the stand-in first. */
export function notSupported(param: string): StripeRefusal {
  return invalid(`The stand-in for Stripe does not support \`${param}\`; Stripe itself does.`, { param })
}

function refusalOf(issue: Issue): StripeRefusal {
  const param = paramOf(issue.path)
  switch (issue.code) {
    case 'custom': {
      const code: unknown = issue.params?.stripeCode
      const facts = typeof code === 'string' ? { code, param } : { param }
      return invalid(issue.message.replaceAll('{param}', param), facts)
    }
    case 'invalid_value':
      if (issue.input === undefined) return missingParam(param)
      return invalid(`Invalid ${param}: must be ${oneOf(issue.values.map(String))}`, { param })
    case 'invalid_type':
      if (issue.input === undefined) return missingParam(param)
      if (issue.expected === 'array') return invalid('Invalid array', { param })
      if (issue.expected === 'string') {
        return invalid(`Invalid string: ${JSON.stringify(issue.input)}`, { param })
      }
      return invalid('Invalid object', { param })
    default:
      return invalid(`Invalid ${param}: ${issue.message}`, { param })
  }
}

function missingParam(param: string): StripeRefusal {
  return invalid(`Missing required param: ${param}.`, { code: 'parameter_missing', param })
}

function oneOf(values: readonly string[]): string {
  const last = values.at(-1) ?? ''
  if (values.length < 3) return values.length === 1 ? last : `one of ${values.join(' or ')}`
  return `one of ${values.slice(0, -1).join(', ')}, or ${last}`
}

/** `line_items[0][price_data]`, as Stripe names a parameter. */
function paramOf([first, ...rest]: Path): string {
  return `${String(first ?? '')}${rest.map((part) => `[${String(part)}]`).join('')}`
}

function placeOf(path: Path): string {
  return paramOf(path).replaceAll(/\[\d+\]/g, '[]')
}
