'use client'

import { useLayoutEffect, useState } from 'react'

/**
 * Keep what was typed, ticked and focused before the script had come where React then draws the page again, as it does
 * when a translator was there first: https://react.dev/link/hydration-mismatch. Every page that the server sends with
 * fields has it once or more. Rule: typed-counts (docs/rules.md)
 */
export function EarlyInput() {
  const [carryOver] = useState(recordFields)
  useLayoutEffect(carryOver, [carryOver])
  return null
}

/**
 * Record the fields of the server's page while they are in it; they keep their texts when they are taken out.
 *
 * @returns  carries what is in those that were taken out over to those that are now in their places, once
 */
function recordFields(): () => void {
  if (typeof document === 'undefined') return () => {}
  const { activeElement } = document
  // It stays when a visitor goes on to another page, whose fields are others.
  const header = document.querySelector('header')
  let early = listFields()
  return () => {
    const later = header?.isConnected ? [] : listFields()
    early.forEach((from, place) => {
      const to = later[place]
      if (from.isConnected || to?.name !== from.name) return
      // As a visitor does it: React hears of a click, and of a text that its own setter has not seen.
      if (to.checked !== from.checked) to.click()
      if (to.value !== from.value) {
        Reflect.set(Object.getPrototypeOf(to), 'value', from.value, to)
        for (const type of ['input', 'change']) to.dispatchEvent(new Event(type, { bubbles: true }))
      }
      if (from === activeElement) to.focus({ preventScroll: true })
    })
    early = []
  }
}

/** Areas and lists of choices as well, which are never ticked. */
function listFields(): readonly HTMLInputElement[] {
  return [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')]
}
