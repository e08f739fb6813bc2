import { createLegalPage } from '@/app/site/text-pages'

const page = createLegalPage('saavutettavuus', 'fi')

export const metadata = page.metadata
export default page.Page
