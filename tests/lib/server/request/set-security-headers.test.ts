import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { setSecurityHeaders } from '@/lib/server/request/set-security-headers'
import { DEFAULT_CONTENT_POLICY, siteHeaders } from '@/lib/server/request/security-headers'

/** Receive a request, to which Next responds with its own headers. */
function ask(url: string, ofNext: Readonly<Record<string, string>> = {}) {
  const request = Object.assign(new IncomingMessage(new Socket()), { url, method: 'GET' })
  request.headers = { 'content-security-policy': "script-src 'nonce-of-the-client'" }
  const response = new ServerResponse(request)
  setSecurityHeaders(request, response, { errorScripts: ["'sha256-error'"], headers: siteHeaders('off') })
  for (const [name, value] of Object.entries(ofNext)) response.setHeader(name, value)
  response.writeHead(200)
  return { asked: request.headers['content-security-policy'], headers: response.getHeaders() }
}

function nonceIn(policy: unknown): string | undefined {
  return /'nonce-([^']+)'/.exec(String(policy))?.[1]
}

test('a page that Next renders for a visitor may run the scripts of the error pages, and those with its nonce', () => {
  const { asked, headers } = ask('/nowhere')
  expect(headers['content-security-policy']).toMatch(
    /script-src 'self' 'sha256-error' 'nonce-[\w+/]{22}==' https:\/\/js\.stripe\.com;/,
  )
  expect(nonceIn(asked)).toBe(nonceIn(headers['content-security-policy']))
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' })
})

test('every nonce is new, and none is the client’s', () => {
  const nonces = [ask('/a'), ask('/a')].map(({ asked }) => nonceIn(asked))
  expect(new Set([...nonces, 'of-the-client']).size).toBe(3)
})

test('our policy replaces Next’s default one, but no other', () => {
  const { headers } = ask('/nowhere', { 'Content-Security-Policy': DEFAULT_CONTENT_POLICY })
  expect(headers['content-security-policy']).not.toContain('unsafe-inline')
  const picture = ask('/_next/image', { 'Content-Security-Policy': 'sandbox' })
  expect(picture.headers['content-security-policy']).toBe('sandbox')
})

test.each(['/api/tours', '/_next/static/a.js'])('no inline script may run in a response of %s', (url) => {
  const { asked, headers } = ask(url)
  expect(headers['content-security-policy']).toContain("script-src 'self' https://js.stripe.com;")
  expect(asked).toBeUndefined()
})
