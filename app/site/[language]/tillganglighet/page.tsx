import { createLegalPage } from '@/app/site/text-pages'

const page = createLegalPage('tillganglighet', 'sv')

/** The statement exists once, with the English pages. */
export function generateStaticParams() {
  return [{ language: 'en' }]
}

export const generateMetadata = page.generateMetadata
export default page.Page
