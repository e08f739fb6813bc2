import { type StripeRefusal, unauthorised } from '@/tools/stripe/refusal'

/** Only test keys open the stand-in: a live one is a mistake that must not pass. Throws `StripeRefusal`. */
export function authenticate(authorization: string | null): void {
  const key = keyFrom(authorization ?? '')
  if (!key) {
    throw unauthorised(
      "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
    )
  }
  if (/^(sk|rk)_live_/.test(key)) throw invalidKey(key, ' Live keys never go to a stand-in.')
  if (!/^(sk|rk)_test_\w+$/.test(key)) throw invalidKey(key, '')
}

function keyFrom(authorization: string): string {
  const [scheme, credentials = ''] = authorization.split(' ')
  if (scheme === 'Bearer') return credentials
  return scheme === 'Basic' ? (Buffer.from(credentials, 'base64').toString().split(':')[0] ?? '') : ''
}

function invalidKey(key: string, remark: string): StripeRefusal {
  const shown = `${key.slice(0, 8)}${'*'.repeat(8)}${key.slice(-4)}`
  return unauthorised(`Invalid API Key provided: ${shown}.${remark}`)
}
