import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

import { SiteHeader } from '@/components/layout/site-header'

function scrollTo(y: number) {
  Object.defineProperty(window, 'scrollY', { configurable: true, value: y })
  act(() => void fireEvent.scroll(window))
}

afterEach(() => scrollTo(0))

function openHeader() {
  render(<SiteHeader brand="Lumi & Light" />)
  return userEvent.setup()
}

function openMenu() {
  return screen.getByRole('button', { name: 'Open menu' })
}

/** The narrow screen's links; the wide screen's stand in the first navigation. */
function menu() {
  const [, narrow] = screen.getAllByRole('navigation', { hidden: true })
  if (!narrow) throw new Error('no menu for narrow screens')
  return narrow
}

test('the header turns dark once the page has moved more than 20 px', () => {
  openHeader()
  const header = screen.getByRole('banner')
  expect(header).toHaveAttribute('data-scrolled', 'false')
  scrollTo(20)
  expect(header).toHaveAttribute('data-scrolled', 'false')
  scrollTo(21)
  expect(header).toHaveAttribute('data-scrolled', 'true')
  scrollTo(0)
  expect(header).toHaveAttribute('data-scrolled', 'false')
})

test('the brand leads home, the links to their sections', () => {
  openHeader()
  expect(screen.getByRole('link', { name: 'Lumi & Light' })).toHaveAttribute('href', '/')
  const [wide] = screen.getAllByRole('navigation', { name: 'Main' })
  if (!wide) throw new Error('no links for wide screens')
  const links = within(wide)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])
  expect(links).toEqual([
    ['HOME', '/#home'],
    ['TOURS', '/#tours'],
    ['CONTACT', '/#contact'],
  ])
})

test('the menu opens and closes by keyboard, and Escape gives the focus back', async () => {
  const guest = openHeader()
  expect(menu()).not.toBeVisible()
  openMenu().focus()
  await guest.keyboard('{Enter}')
  expect(menu()).toBeVisible()
  await guest.tab()
  expect(within(menu()).getByRole('link', { name: 'HOME' })).toHaveFocus()
  await guest.keyboard('{Escape}')
  expect(menu()).not.toBeVisible()
  expect(openMenu()).toHaveFocus()
  expect(openMenu()).toHaveAttribute('aria-expanded', 'false')
})

test('the menu closes when the focus leaves it', async () => {
  const guest = openHeader()
  await guest.click(openMenu())
  expect(menu()).toBeVisible()
  await guest.tab({ shift: true })
  expect(menu()).not.toBeVisible()
})

test('the menu closes when a link was chosen', async () => {
  const guest = openHeader()
  await guest.click(openMenu())
  const link = within(menu()).getByRole('link', { name: 'TOURS' })
  link.addEventListener('click', (event) => event.preventDefault())
  await guest.click(link)
  expect(menu()).not.toBeVisible()
})
