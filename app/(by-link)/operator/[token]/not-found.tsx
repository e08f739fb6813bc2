import { LinkNotFound } from '@/components/guest/link-not-found'

export default function NotFound() {
  return <LinkNotFound language="en" />
}
