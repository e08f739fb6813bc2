import { clsx } from 'clsx'
import { type ReactNode } from 'react'
import { actionClasses } from '@/components/ui/action-style'
import { PlainLink } from '@/components/ui/plain-link'
import { type LinkedLine, type UndoableCommand } from '@/lib/contract/operator-page'
import { TranslatableText } from '@/components/ui/translatable-text'
import { Fact, FactList } from '@/components/ui/fact-list'
import { formatInstant } from '@/lib/language/dates'
import { splitAtPhoneNumbers } from '@/lib/booking/split-at-phone-numbers'

/** A note with the result of a form, as given in `?done=`. */
export function OperatorResultNote({ done }: { readonly done: string | null }) {
  if (!done) return null
  return (
    <p className="mt-6 rounded-lg bg-ice px-5 py-4 text-pretty" role="status">
      {done}
    </p>
  )
}

type ChangesSinceNoticeProps = {
  /** What has changed and who changed it, a line each; null if nothing has. */
  readonly changes: readonly string[] | null
  readonly children: ReactNode
}

/** Why a form was not carried out: something has changed since its preview. */
export function ChangesSinceNotice({ changes, children }: ChangesSinceNoticeProps) {
  if (!changes) return null
  return (
    <div className="mt-6 border-l-4 border-ember pl-5 text-pretty" role="alert">
      <p>{children}</p>
      {changes.map((change) => (
        <p className="mt-2 font-semibold" key={change}>{`${change}.`}</p>
      ))}
    </div>
  )
}

/** How a booking or departure stands, under its heading. */
export function StateLine({ look, children }: { readonly look: string; readonly children: string }) {
  return <p className={clsx('mt-6 border-l-4 pl-5 font-display text-2xl', look)}>{children}</p>
}

export function LineListSection({
  title,
  lines,
}: {
  readonly title: string
  readonly lines: readonly (string | LinkedLine)[]
}) {
  if (lines.length === 0) return null
  return (
    <section className="mt-10 border-t border-ice pt-6 print:hidden">
      <h2 className="font-display text-xl">{title}</h2>
      <ul className="mt-3 grid gap-2 text-sm">
        {lines
          .map((line) => (typeof line === 'string' ? { text: line, path: null } : line))
          .map(({ text, path }, index) => (
            <li className="wrap-anywhere" key={`${index}${text}`}>
              {path === null ? (
                <TranslatableText>{text}</TranslatableText>
              ) : (
                <a className="inline-block py-3 underline underline-offset-4" href={path}>
                  <TranslatableText>{text}</TranslatableText>
                </a>
              )}
            </li>
          ))}
      </ul>
    </section>
  )
}

export type FactRowsProps = {
  readonly rows: readonly (readonly [label: string, text: string])[]
  /** Whether the list is as wide as the page, and so has two columns on wide screens. */
  readonly isWide?: boolean
}

export function FactRows({ rows, isWide }: FactRowsProps) {
  return (
    <div className="mt-8 border-t border-ice pt-2">
      <FactList isWide={isWide}>
        {rows.map(([label, text]) => (
          <Fact key={label} name={label}>
            <TranslatableText>{text}</TranslatableText>
          </Fact>
        ))}
      </FactList>
    </div>
  )
}

type UndoNoticeProps = {
  readonly undo: UndoableCommand
  /** The link or button that undoes the action. */
  readonly children: ReactNode
}

/** A recent action that can still be undone. Rule: undo (docs/rules.md) */
export function UndoNotice({ undo, children }: UndoNoticeProps) {
  return (
    <section className="mt-8 rounded-lg border border-ice p-6">
      <h2 className="font-display text-xl">A change by us is under way</h2>
      <p className="mt-2 text-pretty wrap-anywhere">
        {`By ${undo.by}: ${undo.what}. E-mails and refunds wait until ${formatInstant(undo.until)}.`}
      </p>
      {children}
    </section>
  )
}

type ContactLinksProps = {
  readonly whom: 'guest' | 'visitor'
  readonly phone: string | null
  /** A mailto URL; empty or null if there is no e-mail address. */
  readonly mailto: string | null
}

/** Links to phone or e-mail someone, phone first if there is a number. */
export function CallAndEmailLinks({ whom, phone, mailto }: ContactLinksProps) {
  const numbers = splitAtPhoneNumbers(phone ?? '').filter(({ url }) => url !== null)
  return (
    <div className="mt-6 grid flex-wrap gap-3 sm:flex">
      {numbers.map(({ text, url }) => (
        <a className={actionClasses('primary')} href={url ?? undefined} key={text}>
          {numbers.length > 1 ? `Call the ${whom}, ${text}` : `Call the ${whom}`}
        </a>
      ))}
      {mailto && (
        <a className={actionClasses(numbers.length > 0 ? 'quiet' : 'primary')} href={mailto}>
          {`Write to the ${whom}`}
        </a>
      )}
    </div>
  )
}

/** The link to what we hold about a person, in the office. */
export function PersonLink({ path }: { readonly path: string | null }) {
  if (path === null) return null
  return (
    <p className="mt-4">
      <PlainLink href={path}>This person</PlainLink>
    </p>
  )
}
