import { privateMetadata } from '@/app/(site)/private-metadata'
import { type GuestPageContext } from '@/app/(site)/booking/[token]/guest-page'
import { createGuestPreviewPage } from '@/app/(site)/booking/[token]/guest-preview'
import { ChangeGuestsForm } from '@/components/guest/change-guests-form'
import { ChangePreviewSection } from '@/components/guest/change-preview-section'
import { partyInput } from '@/lib/contract/guest-page'
import { now } from '@/lib/db/clock'
import { previewChange } from '@/lib/use-cases/changes/request-change'

export const metadata = privateMetadata(
  'Change guests',
  'More or fewer guests on your tour: see what it costs or gives back before anything changes.',
)

export default createGuestPreviewPage('Change guests', { render, typed })

async function typed({ booking, path, query }: GuestPageContext) {
  return <ChangeGuestsForm party={partyInput.safeParse(query).data ?? booking} path={path} />
}

async function render({ booking, client, path, query }: GuestPageContext) {
  const { reference, adults, children } = booking
  const wanted = partyInput.safeParse(query)
  const call = {
    reference,
    wanted: { kind: 'party', party: wanted.data ?? booking },
    asking: { actor: 'guest' },
    client,
  } as const
  const answer = await previewChange(call, now())
  // Without a chosen party, previewing the current one shows whether the party can be changed at all.
  const isRefused = !wanted.success && answer.kind === 'refused'
  return (
    <>
      {!isRefused && <ChangeGuestsForm party={wanted.data ?? { adults, children }} path={path} />}
      {(isRefused || wanted.success) && (
        <ChangePreviewSection
          answer={answer}
          fields={{
            adults: String(call.wanted.party.adults),
            children: String(call.wanted.party.children),
          }}
          path={path}
        />
      )}
    </>
  )
}
