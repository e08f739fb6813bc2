import { privateMetadata } from '@/app/site/private-metadata'
import { type GuestPageContext } from '@/app/(by-link)/booking/[token]/guest-page'
import { createGuestPreviewPage } from '@/app/(by-link)/booking/[token]/guest-preview'
import { ChangeGuestsForm } from '@/components/guest/change-guests-form'
import { ChangePreviewSection } from '@/components/guest/change-preview-section'
import { partyInput } from '@/lib/contract/guest-page'
import { now } from '@/lib/db/clock'
import { partySizeText } from '@/lib/words/party/party-size-text'
import { words } from '@/lib/words/words'
import { previewChange } from '@/lib/use-cases/changes/request-change'

export const metadata = privateMetadata(
  'Change guests',
  'More or fewer guests on your tour: see what it costs or gives back before anything changes.',
)

export default createGuestPreviewPage('Change guests', { render, typed })

async function typed({ booking, path, query }: GuestPageContext) {
  return (
    <ChangeGuestsForm booking={booking} party={partyInput.safeParse(query).data ?? booking} path={path} />
  )
}

async function render({ booking, client, path, query }: GuestPageContext) {
  const { reference } = booking
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
      {!isRefused && <ChangeGuestsForm booking={booking} party={wanted.data ?? booking} path={path} />}
      {(isRefused || wanted.success) && (
        <ChangePreviewSection
          answer={answer}
          fields={{
            adults: String(call.wanted.party.adults),
            children: String(call.wanted.party.children),
          }}
          notes={[`Your booking is then for ${partySizeText(words('party', 'en'), call.wanted.party)}.`]}
          path={path}
        />
      )}
    </>
  )
}
