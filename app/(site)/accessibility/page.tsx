import { guidePage } from '@/app/(site)/text-pages'

const page = guidePage('accessibility')

export const metadata = page.metadata
export default page.Page
