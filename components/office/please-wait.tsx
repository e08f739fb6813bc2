import { DoorFrame } from '@/components/office/door-frame'
import { plural } from '@/lib/language/pluralize'

/** In place of a page of the office, for a browser that has opened too many. */
export function PleaseWait({ seconds }: { readonly seconds: number }) {
  return (
    <DoorFrame>
      <h1 className="font-display text-4xl tracking-tight sm:text-5xl">Please wait a moment</h1>
      <p className="mt-6 text-lg text-pretty">
        {`Very many pages of the office were opened with your address in a short time, so it rests for a while. You are still signed in: please load this page again in ${plural(Math.ceil(seconds / 60), 'minute')}.`}
      </p>
      <p className="mt-4 text-pretty">
        If it was not you who opened them, look at the list of sessions in Settings afterwards, and end those
        that you do not know.
      </p>
    </DoorFrame>
  )
}
