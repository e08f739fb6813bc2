import { createInfoPage } from '@/app/site/text-pages'

const page = createInfoPage('safety')

export const metadata = page.metadata
export default page.Page
