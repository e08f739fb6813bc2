import { createLegalPage } from '@/app/site/text-pages'

const page = createLegalPage('privacy-policy')

export const generateMetadata = page.generateMetadata
export default page.Page
