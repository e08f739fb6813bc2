export { default, generateMetadata, viewport } from '@/app/(by-link)/link-layout'
