import { clsx } from 'clsx'
import { actionClasses } from '@/components/ui/action-style'
import {
  type BookingActionName,
  type DepartureActionName,
  type OperatorLinkActionName,
  OPERATOR_LINK_ACTION_LABELS,
} from '@/lib/contract/operator-page'

type ActionGroupsProps = Omit<OperatorButtonsProps, 'isStacked'> & {
  /** The name of the navigation, for screen readers. */
  readonly label: string
}

/** The actions on a booking or departure whose buttons are not elsewhere on its page. */
type Grouped = Exclude<
  BookingActionName | DepartureActionName,
  'undo' | 'guide-link' | 'full-refund' | 'another-date' | 'another-tour'
>

/** The headings in their order: what cannot be reversed comes last. */
const HEADINGS = ['Northern lights', 'Guests', 'Change', 'Money', 'Messages', 'Cancel'] as const

type Heading = (typeof HEADINGS)[number]

const HEADING_OF: Readonly<Partial<Record<OperatorLinkActionName, Heading>>> = {
  'lights-seen': 'Northern lights',
  'not-seen': 'Northern lights',
  'new-booking': 'Guests',
  'name-guide': 'Guests',
  move: 'Change',
  party: 'Change',
  contact: 'Change',
  start: 'Change',
  merge: 'Change',
  price: 'Change',
  seats: 'Change',
  close: 'Change',
  open: 'Change',
  'record-payment': 'Money',
  'record-returned': 'Money',
  'send-details': 'Money',
  refund: 'Money',
  message: 'Messages',
  'message-all': 'Messages',
  resend: 'Messages',
  'show-wishes': 'Messages',
  note: 'Messages',
  'cancel-for-us': 'Cancel',
  'cancel-for-guest': 'Cancel',
  'cancel-departure': 'Cancel',
} satisfies Record<Grouped, Heading>

/** The actions on a booking or departure, in groups. Each button opens a preview and changes nothing. */
export function ActionGroups({ label, path, actions }: ActionGroupsProps) {
  const groups = HEADINGS.map(
    (heading) => [heading, actions.filter((name) => HEADING_OF[name] === heading)] as const,
  )
  return (
    <nav aria-label={label} className="mt-8 grid gap-6 border-t border-ice pt-6">
      {groups
        .filter(([, names]) => names.length > 0)
        .map(([heading, names]) => (
          <section className={heading === 'Cancel' ? 'mt-2' : undefined} key={heading}>
            <h2 className="text-sm text-slate">{heading}</h2>
            <OperatorActionButtons actions={names} isStacked path={path} />
          </section>
        ))}
    </nav>
  )
}

type OperatorButtonsProps = {
  readonly path: string
  readonly actions: readonly OperatorLinkActionName[]
  /** Whether all buttons are in one column, even on wide screens. */
  readonly isStacked?: boolean
}

/** A button for each action, large enough for a thumb. Each opens a preview and changes nothing. */
export function OperatorActionButtons({ path, actions, isStacked = false }: OperatorButtonsProps) {
  return (
    <div className={clsx('mt-2 grid gap-3', !isStacked && 'sm:grid-cols-2')}>
      {actions.map((name) => (
        <form action={`${path}/${name}`} className="grid" key={name}>
          <button className={actionClasses(HEADING_OF[name] === 'Cancel' ? 'grave' : 'quiet')} type="submit">
            {OPERATOR_LINK_ACTION_LABELS[name]}
          </button>
        </form>
      ))}
    </div>
  )
}
