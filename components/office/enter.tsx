import { DoorFrame } from '@/components/office/door-frame'
import { actionClasses } from '@/components/ui/action-style'
import { PlainLink } from '@/components/ui/plain-link'

type EnterProps =
  | { readonly kind: 'opened'; readonly token: string; readonly address: string }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'limited'; readonly seconds: number }

/** The page behind a link to the office. Opening it changes nothing; its button signs the browser in. */
export function Enter(props: EnterProps) {
  return (
    <DoorFrame>
      <h1 className="font-display text-4xl tracking-tight sm:text-5xl">{HEADINGS[props.kind]}</h1>
      {props.kind === 'opened' ? (
        <>
          <p className="mt-6 text-lg text-pretty">
            {`This signs in ${props.address} in this browser: for 14 days at most, and until nobody has used it for 12 hours.`}
          </p>
          <form action={`/office/enter/${props.token}/open`} className="mt-8" method="post">
            <button className={actionClasses('primary')} type="submit">
              Open the office
            </button>
          </form>
        </>
      ) : (
        <>
          <p className="mt-6 text-lg text-pretty">
            {props.kind === 'limited'
              ? `Too many wrong links were tried from here. Please wait ${Math.ceil(props.seconds / 60)} minutes.`
              : 'A link works once, for 15 minutes.'}
          </p>
          <p className="mt-8">
            <PlainLink href="/office">Get a new link</PlainLink>
          </p>
        </>
      )}
    </DoorFrame>
  )
}

const HEADINGS = {
  opened: 'The office',
  unknown: 'This link does not work',
  limited: 'Please wait a moment',
} as const
