import { refuse } from '@/lib/http/respond'

type Method = 'GET' | 'POST' | 'DELETE'

type Answer = () => Response

/**
 * What a call answers to the methods that it does not take, and to OPTIONS. Next answers HEAD where there is a GET, and
 * would name every method that a file exports.
 */
export function otherThan(...taken: readonly Method[]): {
  readonly refuseMethod: Answer
  readonly sayMethods: Answer
} {
  const heard = taken.includes('GET') ? [...taken, 'HEAD'] : taken
  const headers = { Allow: [...heard, 'OPTIONS'].join(', '), 'Cache-Control': 'no-store' }
  return {
    refuseMethod() {
      const error = `This call takes ${taken.join(' and ')} alone.`
      const response = refuse(405, { error, code: 'method_not_allowed' })
      response.headers.set('Allow', headers.Allow)
      return response
    },
    sayMethods: () => new Response(null, { status: 204, headers }),
  }
}
