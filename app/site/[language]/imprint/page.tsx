import { createInfoPage } from '@/app/site/text-pages'

const page = createInfoPage('imprint')

export const generateMetadata = page.generateMetadata
export default page.Page
