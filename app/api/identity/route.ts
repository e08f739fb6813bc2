import { type Identity, identityQuery } from '@/lib/contract/identity'
import { now } from '@/lib/db/clock'
import { env } from '@/lib/env'
import { readQuery } from '@/lib/http/read-query'
import { limitRefusalResponse } from '@/lib/http/limit-refusal-response'
import { answer, refuse } from '@/lib/http/respond'
import { route } from '@/lib/http/define-route'
import { toCaller } from '@/lib/http/to-caller'
import { runningBuild } from '@/lib/observability/running-build'
import { proveIdentity } from '@/lib/use-cases/admission/prove-identity'

export const dynamic = 'force-dynamic'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ GET: sayWhoWeAre })

/** For `./ops doctor`: whether the site at an address is this one, and what the proxies before it do. */
async function sayWhoWeAre(request: Request): Promise<Response> {
  const { mark } = readQuery(request, identityQuery)
  const identity: Identity = {
    buildId: runningBuild(),
    node: process.versions.node,
    client: toCaller(request, false).address,
    forwardedFor: request.headers.get('x-forwarded-for') ?? '',
    trustedHops: env().TRUSTED_PROXY_HOPS,
  }
  const proof = await proveIdentity(mark, identity, now())
  switch (proof.kind) {
    case 'proved':
      return answer({ ...identity, mac: proof.mac })
    case 'refused':
      return limitRefusalResponse(proof, 'en')
    case 'unknown':
      return refuse(404, { error: 'There is no such mark.', code: 'not_found' })
  }
}
