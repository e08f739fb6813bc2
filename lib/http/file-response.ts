/** A file for a visitor to keep. */
export function fileResponse({
  filename,
  contentType,
  content,
}: {
  readonly filename: string
  readonly contentType: string
  readonly content: string | Buffer
}): Response {
  const headers = {
    'Cache-Control': 'no-store',
    'Content-Type': contentType,
    'Content-Disposition': `attachment; filename="${filename}"`,
  }
  return new Response(typeof content === 'string' ? content : new Uint8Array(content), { headers })
}
