'use client'

import { useLayoutEffect, useState } from 'react'

/**
 * Keep what was typed, ticked and focused before hydration when React then renders the page again, as it does after a
 * translation tool has changed it: https://react.dev/link/hydration-mismatch. Every server-rendered page with fields
 * includes this at least once. Rule: typed-counts (docs/rules.md)
 */
export function PreserveEarlyInput() {
  const [carryOver] = useState(recordFields)
  useLayoutEffect(carryOver, [carryOver])
  return null
}

/**
 * Record the fields of the server-rendered page. Their values can still be read after React removes them.
 *
 * @returns  a function that copies the values of removed fields to the fields that replaced them, once
 */
function recordFields(): () => void {
  if (typeof document === 'undefined') return () => {}
  const { activeElement } = document
  // After a navigation the header is still connected, but the fields are those of another page, so nothing is copied.
  const header = document.querySelector('header')
  let early = listFields()
  return () => {
    const later = header?.isConnected ? [] : listFields()
    early.forEach((from, place) => {
      const to = later[place]
      if (from.isConnected || to?.name !== from.name) return
      // Change the field as a visitor would: React notices a click, or a value set without its own setter.
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

/** All fields of the page, typed as inputs although text areas and selects have no `checked`. */
function listFields(): readonly HTMLInputElement[] {
  return [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')]
}
