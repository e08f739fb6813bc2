import { type ComponentProps } from 'react'
import type NextLink from 'next/link'

/** A link that asks before it leads on, as the router's does, and stays where it is. */
export default function Link({ href, onClick, onNavigate, ...rest }: ComponentProps<typeof NextLink>) {
  return (
    <a
      {...rest}
      href={String(href)}
      onClick={(event) => {
        onClick?.(event)
        event.preventDefault()
        onNavigate?.({ preventDefault: () => {} })
      }}
    />
  )
}
