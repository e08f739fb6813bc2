/** Download a CSV table. It begins with a byte order mark, so that spreadsheets recognise UTF-8. */
export function csvResponse(filename: string, csv: string): Response {
  return fileResponse({ filename, contentType: 'text/csv; charset=utf-8', content: `\ufeff${csv}` })
}

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
