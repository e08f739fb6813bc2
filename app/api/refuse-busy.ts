import { RefusedError } from '@/app/api/respond'
import { CLIENT_HEADER } from '@/lib/limits/client-header'
import { type LimitName, spend, waitFor } from '@/lib/limits/limits'

/** Who sent a request, see `clientAddress`. */
export function clientOf(request: Request): string {
  return request.headers.get(CLIENT_HEADER) ?? 'unknown'
}

/** Count one use of a limit. Throws `RefusedError` (429) when it is used up. */
export async function refuseBusy(name: LimitName, who: string): Promise<void> {
  refuseFor(await spend(name, who))
}

/** Only look. Throws `RefusedError` (429) when the limit is used up. */
export async function refuseUsedUp(name: LimitName, who: string): Promise<void> {
  refuseFor(await waitFor(name, who))
}

function refuseFor(seconds: number | null): void {
  if (seconds === null) return
  const error = `There were very many requests from you. Please try again in ${inWords(seconds)}, or write to us.`
  throw new RefusedError(429, { error, code: 'too_many_requests' }, seconds)
}

function inWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  if (minutes > 90) return `${Math.ceil(minutes / 60)} hours`
  return minutes === 1 ? 'a minute' : `${minutes} minutes`
}
