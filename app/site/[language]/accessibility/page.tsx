import { createInfoPage } from '@/app/site/text-pages'

const page = createInfoPage('accessibility')

export const generateMetadata = page.generateMetadata
export default page.Page
