export type WebResponse = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Buffer
}

const ALWAYS = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
}

const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** An e-mail's HTML may use its own styles and open links in new windows, but not run scripts or submit forms. */
const EMAIL_POLICY =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data: http: https:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'"

export function pageResponse(body: string): WebResponse {
  return answer(
    200,
    { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': PAGE_POLICY },
    body,
  )
}

/** Send an e-mail's HTML, which is untrusted. */
export function emailResponse(body: string): WebResponse {
  return answer(
    200,
    { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': EMAIL_POLICY },
    body,
  )
}

export function styleSheetResponse(body: string): WebResponse {
  return answer(200, { 'Content-Type': 'text/css; charset=utf-8' }, body)
}

export function webJsonResponse(value: unknown): WebResponse {
  return answer(200, { 'Content-Type': 'application/json' }, JSON.stringify(value))
}

export function downloadResponse(filename: string, contentType: string, body: Buffer): WebResponse {
  const name = encodeURIComponent(filename).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  )
  return answer(
    200,
    {
      'Content-Type': /^[\w.+-]+\/[\w.+-]+$/.test(contentType) ? contentType : 'application/octet-stream',
      'Content-Disposition': `attachment; filename*=UTF-8''${name}`,
      'Content-Security-Policy': "default-src 'none'; sandbox",
    },
    body,
  )
}

export function textResponse(status: number, body: string): WebResponse {
  return answer(status, { 'Content-Type': 'text/plain; charset=utf-8' }, body)
}

export function notFoundResponse(): WebResponse {
  return textResponse(404, 'There is no such e-mail.')
}

function answer(
  status: number,
  headers: Readonly<Record<string, string>>,
  body: string | Buffer,
): WebResponse {
  return { status, headers: { ...ALWAYS, ...headers }, body }
}
