import { actionClasses } from '@/components/ui/action-style'
import { PlainLink } from '@/components/ui/plain-link'

type ConfirmItIsYouProps = {
  /** The address of the person who is signed in, masked. */
  readonly address: string
  /** What may be returned without a fresh sign-in: `500 €` */
  readonly limit: string
  /** Whether a link was just requested. */
  readonly isSent: boolean
  /** The page that the link leads back to. */
  readonly returnTo: string
}

/** The page that asks a person who is signed in to prove again who they are. */
export function ConfirmItIsYou({ address, limit, isSent, returnTo }: ConfirmItIsYouProps) {
  return (
    <div className="max-w-xl">
      <h1 className="font-display text-4xl tracking-tight">Confirm it is you</h1>
      {isSent && (
        <p className="mt-6 border-l-4 border-aurora-deep pl-5 text-lg text-pretty" role="status">
          {`A link is on its way to ${address}. It works once, for 15 minutes. Open it in this browser, and you are back at what you were doing.`}
        </p>
      )}
      <p className="mt-6 text-lg text-pretty">
        {`To return more than ${limit} in all, or to erase a person, you need to have signed in within the last hour. We send a link to ${address}; what you have typed is kept, and nothing has been done yet.`}
      </p>
      <form action="/office/confirm-it-is-you/send" className="mt-8" method="post">
        <input name="to" type="hidden" value={returnTo} />
        <button className={actionClasses('primary')} type="submit">
          Send me a link
        </button>
      </form>
      <p className="mt-10">
        <PlainLink href={returnTo}>Back without it</PlainLink>
      </p>
    </div>
  )
}
