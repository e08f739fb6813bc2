import { createLegalPage } from '@/app/site/text-pages'

const page = createLegalPage('tillganglighet', 'sv')

export const metadata = page.metadata
export default page.Page
