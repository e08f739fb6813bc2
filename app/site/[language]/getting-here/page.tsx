import { createInfoPage } from '@/app/site/text-pages'

const page = createInfoPage('getting-here')

export const generateMetadata = page.generateMetadata
export default page.Page
