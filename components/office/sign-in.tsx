import { DoorFrame } from '@/components/office/door-frame'
import { actionClasses } from '@/components/ui/action-style'
import { CONTROL_CLASSES, LabelledField } from '@/components/ui/labelled-field'
import { PlainLink } from '@/components/ui/plain-link'

type SignInProps = {
  /** Whether a link was just requested. The response is the same for every address. */
  readonly isSent: boolean
}

/** The page that asks for an address. */
export function SignIn({ isSent }: SignInProps) {
  return (
    <DoorFrame>
      <h1 className="font-display text-4xl tracking-tight sm:text-5xl">The office</h1>
      {isSent && (
        <p className="mt-6 border-l-4 border-aurora-deep pl-5 text-lg text-pretty" role="status">
          If this address may open the office, a link is on its way. It works once, for 15 minutes.
        </p>
      )}
      <form action="/office/send" className="mt-8" method="post">
        <LabelledField id="email" label="Email">
          <input
            autoComplete="email"
            className={`${CONTROL_CLASSES} h-12`}
            dir="auto"
            id="email"
            maxLength={254}
            name="email"
            required
            type="email"
          />
        </LabelledField>
        <button className={`${actionClasses('primary')} mt-6`} type="submit">
          Send me a link
        </button>
      </form>
      {/* A browser does not send the cookie when another site or an e-mail leads here, but with this link it does. */}
      <p className="mt-10">
        Signed in already? <PlainLink href="/office">Go on to the office</PlainLink>
      </p>
    </DoorFrame>
  )
}
