import { createLegalPage } from '@/app/site/text-pages'

const page = createLegalPage('privacy-policy')

export const metadata = page.metadata
export default page.Page
