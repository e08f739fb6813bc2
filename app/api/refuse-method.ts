import { refuse } from '@/app/api/respond'

type Method = 'GET' | 'POST' | 'DELETE'

/** What a call answers to the methods that it does not take. Next answers OPTIONS, and HEAD where there is a GET. */
export function refuseOtherThan(...taken: readonly Method[]): () => Response {
  return () => {
    const response = refuse(405, {
      error: `This call takes ${taken.join(' and ')} alone.`,
      code: 'method_not_allowed',
    })
    const heard = taken.includes('GET') ? [...taken, 'HEAD'] : taken
    response.headers.set('Allow', [...heard, 'OPTIONS'].join(', '))
    return response
  }
}
