import { hasFreshProof } from '@/lib/booking/office-session'
import { now } from '@/lib/db/clock'
import { actInOffice } from '@/lib/db/history/actor'
import { type RunAsReader } from '@/lib/office/page-act'
import { type Signed } from '@/lib/use-cases/staff/find-session'

/** Runs work in the name of the person who is signed in. */
export function runAsSigned({ session, member }: Signed): RunAsReader {
  return (work, onProofNeeded) => {
    const staleSession = hasFreshProof(session, now()) ? null : session.id
    return actInOffice({ name: member.name, staleSession, onProofNeeded }, work)
  }
}
