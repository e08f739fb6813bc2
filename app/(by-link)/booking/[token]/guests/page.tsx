import { type GuestPageContext, guestPageMetadata } from '@/app/(by-link)/booking/[token]/guest-page'
import { createGuestPreviewPage } from '@/app/(by-link)/booking/[token]/guest-preview'
import { ChangeGuestsForm } from '@/components/guest/change-guests-form'
import { ChangePreviewSection } from '@/components/guest/change-preview-section'
import { partyInput } from '@/lib/contract/guest-page'
import { now } from '@/lib/db/clock'
import { partySizeText } from '@/lib/words/party/party-size-text'
import { words } from '@/lib/words/words'
import { previewChange } from '@/lib/use-cases/changes/request-change'

export const generateMetadata = guestPageMetadata('guests')

export default createGuestPreviewPage('guests', { render, typed })

async function typed(asked: GuestPageContext) {
  return guestsForm(asked)
}

/** The form as the guest sent it; with the booking's own number where what was sent is none. */
function guestsForm({ booking, language, path, query }: GuestPageContext) {
  const { adults, children } = partyInput.shape
  const sent = { adults: adults.safeParse(query.adults), children: children.safeParse(query.children) }
  const wrong = (['adults', 'children'] as const).filter(
    (band) => query[band] !== undefined && !sent[band].success,
  )
  const party = {
    adults: sent.adults.data ?? booking.adults,
    children: sent.children.data ?? booking.children,
  }
  return <ChangeGuestsForm booking={booking} language={language} party={party} path={path} wrong={wrong} />
}

async function render(asked: GuestPageContext) {
  const { booking, client, language, path, query } = asked
  const { reference } = booking
  const wanted = partyInput.safeParse(query)
  const call = {
    reference,
    wanted: { kind: 'party', party: wanted.data ?? booking },
    asking: { actor: 'guest' },
    client,
  } as const
  const answer = await previewChange(call, now())
  const party = partySizeText(words('party', language), call.wanted.party)
  // Without a chosen party, previewing the current one shows whether the party can be changed at all.
  const isRefused = !wanted.success && answer.kind === 'refused'
  return (
    <>
      {!isRefused && guestsForm(asked)}
      {(isRefused || wanted.success) && (
        <ChangePreviewSection
          answer={answer}
          fields={{
            adults: String(call.wanted.party.adults),
            children: String(call.wanted.party.children),
          }}
          notes={[words('guestChange', language)('thenFor', { party })]}
          language={language}
          path={path}
        />
      )}
    </>
  )
}
