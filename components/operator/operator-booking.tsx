import { TwoColumns } from '@/components/layout/two-columns'
import { ActionGroups, OperatorActionButtons } from '@/components/operator/action-groups'
import {
  CallAndEmailLinks,
  OperatorResultNote,
  LineListSection,
  PersonLink,
  FactRows,
  StateLine,
  UndoNotice,
} from '@/components/operator/operator-page-parts'
import { TranslatableText } from '@/components/ui/translatable-text'
import { type OperatorPage } from '@/lib/contract/operator-page'
import { mailtoUrl } from '@/lib/emails/parts/buttons'
import { capitalize } from '@/lib/language/capitalize'

type OperatorBookingProps = {
  readonly page: OperatorPage
  readonly done: string | null
}

/** States that a booking does not leave again. */
const ENDED: ReadonlySet<string> = new Set(['cancelled', 'refunded', 'lapsed'])

/** A booking as the operator sees it on a phone: its status, contacts, possible actions and history. */
export function OperatorBooking({ page, done }: OperatorBookingProps) {
  const { path, reference, name, state, rows, phone, email, actions, choices, related, undo, departureUndo } =
    page
  return (
    <TwoColumns
      below={
        <>
          <LineListSection lines={page.emails} title="E-mails" />
          <LineListSection lines={page.history} title="History" />
        </>
      }
      beside={<ActionGroups actions={actions} label="Actions for this booking" path={path} />}
      isLeftWider
    >
      <h1 className="font-display text-4xl tracking-tight sm:text-5xl" translate="no">
        {reference}
      </h1>
      <p className="mt-3 text-xl text-pretty">
        <TranslatableText>{name}</TranslatableText>
      </p>
      {page.departurePath !== null && (
        <p className="mt-3">
          <a className="inline-block py-2.5 underline underline-offset-4" href={page.departurePath}>
            <TranslatableText>{page.about}</TranslatableText>
          </a>
        </p>
      )}
      <StateLine look={toneOf(state)}>{capitalize(state)}</StateLine>
      <OperatorResultNote done={done} />
      {undo && (
        <UndoNotice undo={undo}>
          <OperatorActionButtons actions={['undo']} path={path} />
        </UndoNotice>
      )}
      {departureUndo && (
        <UndoNotice undo={departureUndo}>
          <p className="mt-2 text-pretty">
            It changed the whole departure. Until then it can be undone on the departure’s own page, or with a
            command.
          </p>
        </UndoNotice>
      )}
      {choices.length > 0 && (
        <section className="mt-8 rounded-lg border border-ice p-6">
          <h2 className="font-display text-xl">The guest has a choice to make</h2>
          <p className="mt-2 text-pretty">If the guest has told you what they want, record it here.</p>
          <OperatorActionButtons actions={choices} path={path} />
        </section>
      )}
      <FactRows rows={rows} />
      {related.map(({ label, url }) => (
        <p className="mt-4" key={url}>
          <a className="underline underline-offset-4" href={url}>
            <TranslatableText>{label}</TranslatableText>
          </a>
        </p>
      ))}
      <CallAndEmailLinks
        mailto={email && mailtoUrl({ email, subject: reference })}
        phone={phone}
        whom="guest"
      />
      <PersonLink path={page.personPath} />
    </TwoColumns>
  )
}

function toneOf(state: string): string {
  if (state === 'confirmed') return 'border-aurora-deep'
  return ENDED.has(state) ? 'border-slate' : 'border-ember'
}
