export { default, metadata, viewport } from '@/app/(by-link)/link-layout'
