import { type ReactNode } from 'react'
import { renderActPage } from '@/app/acts/act-page'
import { type ActPlace } from '@/app/acts/act-place'
import { loadActHeading } from '@/app/acts/load-act-heading'
import { renderNotThere } from '@/app/office/not-there'
import { runAsSigned } from '@/app/office/run-as-signed'
import { withOfficePage } from '@/app/office/with-office-page'
import { type OfficePath } from '@/lib/contract/office-pages'
import { route } from '@/lib/http/define-route'
import { requireFreshProof, requireOfficeSession, requireOwnForm } from '@/lib/http/office-session'
import { RefusedRequestError } from '@/lib/http/respond'
import { type PageSubject } from '@/lib/office/find-act'
import { findPageAct, type PageAct } from '@/lib/office/page-act'
import { type Signed } from '@/lib/use-cases/staff/find-session'

/** What an address of the office names, and the address of its page. */
export type OfficeSubject = {
  readonly subject: PageSubject
  readonly path: `/office/${string}`
  /** The act and the address of its page, if that is not the other page's followed by the act's name. */
  readonly only?: { readonly action: string; readonly page: `/office/${string}` }
}

type Find<Params> = (params: Params) => Promise<OfficeSubject | null>

type WithAction<Params> = Params & { readonly action?: string }

type ActPageProps<Params> = {
  readonly params: Promise<WithAction<Params>>
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>
}

/** The page of an act: its form and its preview. */
export function officeActPage<Params>(
  current: OfficePath,
  find: Find<Params>,
): (props: ActPageProps<Params>) => Promise<ReactNode> {
  return withOfficePage(current, async ({ params, searchParams }: ActPageProps<Params>, signed) => {
    const { action, ...named } = await params
    const found = await find(named as Params)
    const act = found && findOfficeAct(action, found, signed)
    if (!act) return renderNotThere('page')
    const { subject, path, only } = found
    requireProofToErase(found, action, signed)
    return renderActPage(
      { path, page: only?.page, act, subject, reader: { actor: 'office', name: signed.member.name } },
      await searchParams,
      () => loadActHeading(subject, { path, inbox: null }),
    )
  })
}

/**
 * The route of an act's form: `confirmAct` or `previewAct`, for somebody who is signed in and presses a button of our
 * own page.
 */
export function officeActRoute<Params>(
  handle: (request: Request, place: ActPlace) => Promise<Response>,
  find: Find<Params>,
) {
  // Next gives a route without parts in brackets no parameters at all.
  return route<{ readonly params: Promise<WithAction<Params> | undefined> }>({
    async POST(request, { params }) {
      requireOwnForm(request)
      const signed = await requireOfficeSession(request)
      const { action, ...named }: Partial<WithAction<Params>> = (await params) ?? {}
      const found = await find(named as Params)
      const act = found && findOfficeAct(action, found, signed)
      if (!act) throw new RefusedRequestError(404, { error: 'There is no such action.', code: 'not_found' })
      requireProofToErase(found, action, signed)
      return handle(request, { path: found.path, page: found.only?.page, act, noticeKey: signed.session.id })
    },
  })
}

/** Let only somebody who has just signed in erase a person. Rule: fresh-proof (docs/rules.md) */
function requireProofToErase(
  { subject, path }: OfficeSubject,
  action: string | undefined,
  signed: Signed,
): void {
  if (subject.about === 'person') requireFreshProof(signed, `${path}/${action ?? ''}`)
}

/** Find the act for a path segment, done in the name of the person who is signed in; null if there is none. */
function findOfficeAct(
  word: string | undefined,
  { subject, only }: OfficeSubject,
  signed: Signed,
): PageAct | null {
  return findPageAct(word ?? only?.action ?? '', subject, runAsSigned(signed))
}
