export { LinkNotFound as default } from '@/components/guest/link-not-found'
