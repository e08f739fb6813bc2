import { createInfoPage } from '@/app/site/text-pages'

const page = createInfoPage('accessibility')

export const metadata = page.metadata
export default page.Page
