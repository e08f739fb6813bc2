import { type PageAct } from '@/lib/office/page-act'

/** The page of an act: behind an operator link, or in the office. */
export type ActPlace = {
  /** The path of the page of what the act applies to, without a slash at the end. */
  readonly path: `/${string}`
  /** The path of the act's own page, if it is not below that one. */
  readonly page?: `/${string}` | undefined
  readonly act: PageAct
  /** What the note after 'Confirm' is signed for: the link's token, or the session. */
  readonly noticeKey: string
}

/** The path of an act's own page, which its drafts belong to as well. */
export function actPath({ path, page, act }: Pick<ActPlace, 'path' | 'page' | 'act'>): `/${string}` {
  return page ?? `${path}/${act.name}`
}
