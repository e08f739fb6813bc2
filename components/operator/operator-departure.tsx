import { TwoColumns } from '@/components/layout/two-columns'
import { GuestListTable } from '@/components/operator/guest-list-table'
import { ActionGroups, OperatorActionButtons } from '@/components/operator/action-groups'
import {
  OperatorResultNote,
  LineListSection,
  FactRows,
  UndoNotice,
} from '@/components/operator/operator-page-parts'
import { actionClasses } from '@/components/ui/action-style'
import { type DeparturePage } from '@/lib/contract/departure-page'
import { DEPARTURE_ACTION_LABELS } from '@/lib/contract/operator-page'

type OperatorDepartureProps = {
  readonly page: DeparturePage
  readonly done: string | null
  /** Whether the reader is a guide, who sees the health notes that guests have consented to but cannot act. */
  readonly isForGuide: boolean
}

/** A departure on a phone: guests, pick-up places, contacts and possible actions. */
export function OperatorDeparture({ page, done, isForGuide }: OperatorDepartureProps) {
  const { path, tourName, dayText, facts, actions, undo, history } = page
  return (
    <TwoColumns
      beside={
        <>
          {actions.length > 0 && (
            <ActionGroups actions={actions} isStacked label="Actions for this departure" path={path} />
          )}
          <LineListSection lines={history} title="History" />
        </>
      }
      isLeftWider
    >
      <h1 className="font-display text-4xl tracking-tight text-balance sm:text-5xl">
        {`${tourName}, ${dayText}`}
      </h1>
      <OperatorResultNote done={done} />
      {undo && (
        <UndoNotice undo={undo}>
          <OperatorActionButtons actions={['undo']} path={path} />
        </UndoNotice>
      )}
      <FactRows rows={facts} />
      <p className="mt-6 grid gap-3 sm:flex">
        {!isForGuide && (
          <a className={actionClasses('primary')} href={`${path}/guide-link`}>
            {DEPARTURE_ACTION_LABELS['guide-link']}
          </a>
        )}
        <a className={actionClasses(isForGuide ? 'primary' : 'quiet')} href={`${path}/print`}>
          Print
        </a>
      </p>
      {page.guideUrl && <GuideAddress url={page.guideUrl} />}
      <GuestListTable
        action={`${path}/attendance`}
        hasHealth={isForGuide}
        nobodyText={page.nobodyText}
        parties={page.parties}
      />
    </TwoColumns>
  )
}

/** The guide's link, to be copied or shared from the phone. */
function GuideAddress({ url }: { readonly url: string }) {
  const words = encodeURIComponent(`Your list: ${url}`)
  return (
    <section className="mt-6 max-w-xl rounded-lg border border-ice p-6">
      <h2 className="font-display text-xl">The guide’s link</h2>
      <p className="mt-2 text-sm break-all" translate="no">
        {url}
      </p>
      <p className="mt-3 flex flex-wrap gap-6">
        <a
          className="inline-flex min-h-11 items-center underline underline-offset-4"
          href={`sms:?&body=${words}`}
        >
          Send by text message
        </a>
        <a
          className="inline-flex min-h-11 items-center underline underline-offset-4"
          href={`mailto:?subject=Your%20list&body=${words}`}
        >
          Send by e-mail
        </a>
      </p>
    </section>
  )
}
