import { MAX_PHOTOGRAPH_BYTES } from '@/lib/contract/photograph'
import { chunksOf } from '@/lib/http/read-json'
import { createInvalidRequestError } from '@/lib/http/respond'

/** The file, and room for the fields next to it. */
const KEPT_BYTES = MAX_PHOTOGRAPH_BYTES + 32 * 1024

/** More than this is not even read: the browser that we cut off shows an error of its own. */
const READ_BYTES = 2 * MAX_PHOTOGRAPH_BYTES

type PostedFile = {
  readonly texts: Readonly<Record<string, string>>
  /** The bytes of the file, or why there are none. */
  readonly file: Uint8Array | 'missing' | 'too_large'
}

/**
 * Read a form with the one file of field `name`, sent without JavaScript. A file that is somewhat too large is read and
 * dropped, so that the page can say so. Throws `RefusedRequestError`.
 */
export async function readPostedFile(request: Request, name: string): Promise<PostedFile> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^multipart\/form-data *;/i.test(type))
    throw createInvalidRequestError('Please send the form of our page.', 415)
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of chunksOf(request)) {
    bytes += chunk.byteLength
    if (bytes > READ_BYTES) throw createInvalidRequestError('The file is too large.', 413)
    if (bytes > KEPT_BYTES) chunks.length = 0
    else chunks.push(chunk)
  }
  if (bytes > KEPT_BYTES) return { texts: {}, file: 'too_large' }
  const form = await parse(Buffer.concat(chunks), type)
  const file = form.get(name)
  return {
    texts: Object.fromEntries(
      [...form].flatMap(([key, value]) => (typeof value === 'string' ? [[key, value]] : [])),
    ),
    file: file instanceof Blob ? new Uint8Array(await file.arrayBuffer()) : 'missing',
  }
}

async function parse(body: Buffer<ArrayBuffer>, type: string): Promise<FormData> {
  try {
    return await new Response(body, { headers: { 'Content-Type': type } }).formData()
  } catch {
    throw createInvalidRequestError('Please send the form of our page.')
  }
}
