import { guestMetadata } from '@/app/(site)/booking/[token]/guest-metadata'
import { guestPage } from '@/app/(site)/booking/[token]/guest-page'
import { termsOfDate } from '@/app/(site)/booking/[token]/terms-of-date'
import { ChangeDate } from '@/components/guest/change-date'
import { PreviewedChoice } from '@/components/guest/previewed-choice'
import { dateInput, monthInput } from '@/lib/contract/guest-page'
import { now } from '@/lib/db/clock'
import { previewChoice } from '@/lib/use-cases/changes/choose'
import { listChoiceDates } from '@/lib/use-cases/guest-page/list-choice-dates'

export const metadata = guestMetadata(
  'Another date',
  'The dates that you can choose: see what each gives back before anything happens.',
)

export default guestPage('Another date', async ({ booking, departure, path, query }) => {
  const departureId = dateInput.safeParse(query).data?.departure
  return (
    <>
      <ChangeDate
        action={`${path}/another-date`}
        chosen={departureId ?? null}
        dates={await listChoiceDates(booking, departure, now())}
        month={monthInput.safeParse(query).data?.month}
        ownDay={departure.day}
      />
      {departureId !== undefined && (
        <PreviewedChoice
          answer={await previewChoice(
            {
              reference: booking.reference,
              actor: 'guest',
              pick: { option: 'another_date', departureId },
            },
            now(),
          )}
          departureId={departureId}
          notes={await termsOfDate(booking, departureId)}
          option="another_date"
          path={path}
        />
      )}
    </>
  )
})
