import { createInfoPage } from '@/app/site/text-pages'

const page = createInfoPage('getting-here')

export const metadata = page.metadata
export default page.Page
