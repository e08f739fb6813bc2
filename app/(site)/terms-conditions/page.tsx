import { legalPage } from '@/app/(site)/text-pages'

const page = legalPage('terms-conditions')

export const metadata = page.metadata
export default page.Page
