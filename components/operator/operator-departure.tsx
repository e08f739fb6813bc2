import { TwoColumns } from '@/components/layout/two-columns'
import { GuestListTable } from '@/components/operator/guest-list-table'
import { ActionGroups, OperatorActionButtons } from '@/components/operator/action-groups'
import {
  OperatorResultNote,
  LineListSection,
  FactRows,
  StateLine,
  UndoNotice,
} from '@/components/operator/operator-page-parts'
import { CopyLinkButton } from '@/components/operator/copy-link-button'
import { actionClasses } from '@/components/ui/action-style'
import { type DeparturePage } from '@/lib/contract/departure-page'
import { DEPARTURE_ACTION_LABELS } from '@/lib/contract/operator-page'

type OperatorDepartureProps = {
  readonly page: DeparturePage
  readonly done: string | null
  /**
   * A guide sees the health notes that guests have consented to but cannot act; the reader of a link to an inbox can act
   * but sees no health notes; in the office there is both.
   */
  readonly reader: 'departure' | 'guide' | 'office'
}

/** A departure on a phone: guests, pick-up places, contacts and possible actions. */
export function OperatorDeparture(props: OperatorDepartureProps) {
  const { path, actions, history } = props.page
  // A guide has nothing to do here but read: the list has the whole width.
  if (props.reader === 'guide') return <DepartureColumn {...props} />
  return (
    <TwoColumns
      below={<LineListSection lines={history} title="History" />}
      beside={
        actions.length > 0 && (
          <ActionGroups actions={actions} label="Actions for this departure" path={path} />
        )
      }
      isLeftWider
    >
      <DepartureColumn {...props} />
    </TwoColumns>
  )
}

function DepartureColumn({ page, done, reader }: OperatorDepartureProps) {
  const isForGuide = reader === 'guide'
  const { path, tourName, dayText, isCancelled, undo } = page
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-6">
        <h1 className="min-w-0 font-display">
          <span className="block text-4xl tracking-tight text-balance">{tourName}</span>
          <span className="sr-only">, </span>
          <span className="mt-2 block text-2xl">{dayText}</span>
        </h1>
        {isForGuide && <PrintLink path={path} />}
      </div>
      {isCancelled && <StateLine look="border-slate">Cancelled</StateLine>}
      <OperatorResultNote done={done} />
      {undo && (
        <UndoNotice undo={undo}>
          <OperatorActionButtons actions={['undo']} path={path} />
        </UndoNotice>
      )}
      <FactRows isWide={isForGuide} rows={page.facts} />
      {!isForGuide && (
        <p className="mt-6 grid gap-3 sm:flex">
          <a className={actionClasses(isCancelled ? 'quiet' : 'primary')} href={`${path}/guide-link`}>
            {DEPARTURE_ACTION_LABELS['guide-link']}
          </a>
          <PrintLink path={path} />
        </p>
      )}
      {page.guideUrl && <GuideAddress url={page.guideUrl} />}
      <h2 className="mt-12 font-display text-2xl">Guest list</h2>
      <div data-live data-part="guests">
        {page.parties.some(({ notes }) => notes.length > 0) && (
          <p className="mt-4 text-slate">
            Notes are for the office alone. The guide’s list does not have them.
          </p>
        )}
        <GuestListTable
          action={`${path}/attendance`}
          hasHealth={reader !== 'departure'}
          nobodyText={page.nobodyText}
          parties={page.parties}
        />
      </div>
    </>
  )
}

function PrintLink({ path }: { readonly path: string }) {
  return (
    <a className={actionClasses('quiet')} href={`${path}/print`}>
      Print
    </a>
  )
}

/** The guide's link, to be copied or shared from the phone. */
function GuideAddress({ url }: { readonly url: string }) {
  const words = encodeURIComponent(`Your list: ${url}`)
  return (
    <section className="mt-6 rounded-lg border border-ice p-6">
      <h2 className="font-display text-xl">The guide’s link</h2>
      <p className="mt-2 truncate text-sm" translate="no">
        {url}
      </p>
      <p className="mt-3 flex flex-wrap gap-6">
        <CopyLinkButton url={url} />
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
