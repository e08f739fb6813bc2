import { createLegalPage } from '@/app/site/text-pages'

const page = createLegalPage('terms-conditions')

export const metadata = page.metadata
export default page.Page
