import { officeMetadata } from '@/app/office/office-metadata'
import { findPersonOfBooking } from '@/app/office/bookings/[reference]/person/find-person'
import { readOfficeNotice } from '@/app/office/office-notice'
import { renderPerson } from '@/app/office/office-person'
import { withOfficePage } from '@/app/office/with-office-page'

export const generateMetadata = officeMetadata(
  findPersonOfBooking,
  'What is stored about the guest of a booking.',
)

/** Forms redirect here with their result in `?done=`. */
export default withOfficePage(
  '/office/bookings',
  async ({ params, searchParams }: PageProps<'/office/bookings/[reference]/person'>, signed) => {
    const { reference } = await params
    return renderPerson(await findPersonOfBooking({ reference }), {
      back: { path: `/office/bookings/${reference}`, name: 'Back to the booking' },
      done: await readOfficeNotice(signed, await searchParams),
    })
  },
)
