import { legalPage } from '@/app/(site)/text-pages'

const page = legalPage('tillganglighet', 'sv')

export const metadata = page.metadata
export default page.Page
