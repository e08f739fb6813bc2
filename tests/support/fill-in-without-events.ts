import { act, EnglishWords } from '@/tests/support/testing-library'
import { createElement, type ReactNode } from 'react'
import { hydrateRoot, type HydrationOptions } from 'react-dom/client'
import { renderToString } from 'react-dom/server'

/** Fill a field as a browser does without informing the page's script: no event is fired. */
export function fillInUnseen(field: HTMLElement, text: string): void {
  const owner = Object.getPrototypeOf(field)
  Object.getOwnPropertyDescriptor(owner, 'value')?.set?.call(field, text)
}

/**
 * Hydrate a server-rendered page that a visitor has already used.
 *
 * @param options  React's own, such as its error callbacks
 */
export async function hydrateAfter(
  page: ReactNode,
  visit: (page: HTMLElement) => void,
  options?: HydrationOptions,
): Promise<void> {
  const whole = createElement(EnglishWords, null, page)
  const container = document.createElement('div')
  document.body.append(container)
  container.innerHTML = renderToString(whole)
  visit(container)
  await act(async () => {
    const root = hydrateRoot(container, whole, options)
    ended.push(() => {
      act(() => root.unmount())
      container.remove()
    })
  })
}

const ended: (() => void)[] = []

afterEach(() => ended.splice(0).forEach((end) => end()))
