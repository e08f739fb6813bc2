import { guidePage } from '@/app/(site)/text-pages'

const page = guidePage('getting-here')

export const metadata = page.metadata
export default page.Page
