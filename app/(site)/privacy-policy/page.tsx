import { legalPage } from '@/app/(site)/text-pages'

const page = legalPage('privacy-policy')

export const metadata = page.metadata
export default page.Page
