import { render, screen } from '@testing-library/react'
import { usePathname } from 'next/navigation'

import { Arrival } from '@/components/layout/arrival'

jest.mock('next/navigation', () => ({ usePathname: jest.fn() }))

/** The page at an address, with a link that leads there and stays. */
function page(address: string) {
  const [route = '', hash = ''] = address.split('#')
  jest.mocked(usePathname).mockReturnValue(route)
  window.history.replaceState(null, '', hash ? `#${hash}` : '/')
  return (
    <>
      <a href={address}>On</a>
      <main id="content" tabIndex={-1}>
        <section aria-label="Contact" id="contact" tabIndex={-1} />
      </main>
      <Arrival />
    </>
  )
}

test('the first page leaves the focus alone', () => {
  render(page('/'))
  expect(document.body).toHaveFocus()
})

test('after a change of route the reader goes on from the new page', () => {
  const { rerender } = render(page('/'))
  screen.getByRole('link').focus()
  rerender(page('/ice-fishing'))
  expect(screen.getByRole('main')).toHaveFocus()
})

test('where the link named a section, the reader goes on from there', () => {
  const { rerender } = render(page('/ice-fishing'))
  rerender(page('/#contact'))
  expect(screen.getByRole('region', { name: 'Contact' })).toHaveFocus()
})

test('on the same route nothing moves', () => {
  const { rerender } = render(page('/'))
  screen.getByRole('link').focus()
  rerender(page('/'))
  expect(screen.getByRole('link')).toHaveFocus()
})
