import { renderNotThere } from '@/app/office/not-there'
import { withOfficePage } from '@/app/office/with-office-page'
import { privateMetadata } from '@/app/site/private-metadata'

export const metadata = privateMetadata('Not found', 'An address below the office that names nothing.')

/** Every address of the office that no other page has. */
export default withOfficePage('/office/today', async () => renderNotThere('page'))
