export { default } from '@/app/site/[language]/@languages/[...route]/page'
