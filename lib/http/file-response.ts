export function fileResponse({
  filename,
  contentType,
  content,
  isShown = false,
}: {
  readonly filename: string
  readonly contentType: string
  readonly content: string | Buffer
  /** Whether to show the file in the browser, for printing, instead of downloading it. */
  readonly isShown?: boolean
}): Response {
  const headers = {
    'Cache-Control': 'no-store',
    'Content-Type': contentType,
    'Content-Disposition': `${isShown ? 'inline' : 'attachment'}; filename="${filename}"`,
  }
  return new Response(typeof content === 'string' ? content : new Uint8Array(content), { headers })
}
