import { type BuiltFile } from '@/lib/server/request/built-files'
import { type RequestStep } from '@/lib/server/request/request-step'

/**
 * Redirects an address with capitals to the page's own. Next would find the page, too, but the policy for such an answer
 * blocks the page's scripts.
 */
export function redirectCapitals(files: ReadonlyMap<string, BuiltFile>): RequestStep {
  return ({ method, url = '' }, response) => {
    if (method !== 'GET' && method !== 'HEAD') return false
    const [typed = ''] = url.split('?', 1)
    const path = typed.toLowerCase()
    if (path === typed || !files.has(path)) return false
    response.statusCode = 308
    response.setHeader('Location', path + url.slice(typed.length))
    response.setHeader('Cache-Control', 'no-store')
    response.end()
    return true
  }
}
