import { legalPage } from '@/app/(site)/text-pages'

const page = legalPage('saavutettavuus', 'fi')

export const metadata = page.metadata
export default page.Page
