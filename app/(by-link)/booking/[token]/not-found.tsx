export { GuestLinkNotFound as default } from '@/app/(by-link)/guest-link-not-found'
