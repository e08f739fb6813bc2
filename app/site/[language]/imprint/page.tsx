import { createInfoPage } from '@/app/site/text-pages'

const page = createInfoPage('imprint')

export const metadata = page.metadata
export default page.Page
