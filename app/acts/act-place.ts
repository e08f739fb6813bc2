import { type PageAct } from '@/lib/office/page-act'

/** The page of an act: behind an operator link, or in the office. */
export type ActPlace = {
  /** The path of the page of what the act applies to, without a slash at the end. */
  readonly path: `/${string}`
  readonly act: PageAct
  /** What the note after 'Confirm' is signed for: the link's token, or the session. */
  readonly noticeKey: string
}

/** The path of an act's own page, which its drafts belong to as well. */
export function actPath({ path, act }: Pick<ActPlace, 'path' | 'act'>): `/${string}` {
  return `${path}/${act.name}`
}
