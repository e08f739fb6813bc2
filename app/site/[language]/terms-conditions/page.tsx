import { createLegalPage } from '@/app/site/text-pages'

const page = createLegalPage('terms-conditions')

export const generateMetadata = page.generateMetadata
export default page.Page
