import 'server-only'
import { database } from '@/lib/db/client'
import { listLiveSessions, type StoredSession } from '@/lib/db/office/sessions'
import { findMember } from '@/lib/use-cases/admission/find-member'

export type ListedSession = Pick<
  StoredSession,
  'id' | 'address' | 'device' | 'provedAt' | 'seenAt' | 'endsAt'
> & {
  readonly name: string
}

/** The browsers that are signed in, newest first: those of one address, or all. */
export async function listSessions(
  of: { readonly address?: string },
  now: Date,
): Promise<readonly ListedSession[]> {
  const live = await listLiveSessions(database(), of, now)
  const listed = await Promise.all(
    live.map(async ({ id, address, device, provedAt, seenAt, endsAt }) => {
      const member = await findMember(address)
      return member && { id, address, device, provedAt, seenAt, endsAt, name: member.name }
    }),
  )
  return listed.flatMap((session) => session ?? [])
}
