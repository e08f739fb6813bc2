import { useLayoutEffect, useState } from 'react'

/** What has a text, a tick or the focus. */
const CONTROLS = 'a[href], button, input, select, textarea'

/**
 * Keep what was typed, ticked and focused before the script had come where React then draws the page again, as it does
 * when a translator was there first: https://react.dev/link/hydration-mismatch. Call it once, behind all forms of the page.
 * Rule: typed-counts (docs/rules.md)
 */
export function useEarlyInput(): void {
  const [carryOver] = useState(recordControls)
  useLayoutEffect(() => carryOver(), [carryOver])
}

/**
 * Record the controls of the server's page while they are in it; they keep their texts when they are taken out.
 *
 * @returns  carries what is in those that were taken out over to those that are now in their places, once
 */
function recordControls(): () => void {
  if (typeof document === 'undefined') return () => {}
  const { activeElement } = document
  let early = controlsByPlace()
  return () => {
    const later = [...early.values()].every(({ isConnected }) => isConnected) ? null : controlsByPlace()
    for (const [place, control] of early) {
      const successor = later?.get(place)
      if (!successor || control.isConnected) continue
      carryInput(control, successor)
      if (control === activeElement) successor.focus({ preventScroll: true })
    }
    early = new Map()
  }
}

/** By kind and name, and counted: a page drawn again has the same. What has no name of its own is left out. */
function controlsByPlace(): ReadonlyMap<string, HTMLElement> {
  const counts = new Map<string, number>()
  const places = new Map<string, HTMLElement>()
  for (const control of document.querySelectorAll<HTMLElement>(CONTROLS)) {
    const name = control.getAttribute('name') ?? control.getAttribute('href')
    if (name === null) continue
    const kind = `${control.tagName} ${name}`
    const count = counts.get(kind) ?? 0
    counts.set(kind, count + 1)
    places.set(`${kind} ${count}`, control)
  }
  return places
}

function carryInput(from: Element, to: Element): void {
  if (from instanceof HTMLInputElement && to instanceof HTMLInputElement && isTicked(from)) {
    if (to.checked !== from.checked) to.click()
  } else if (isField(from) && isField(to)) typeInto(to, from.value)
}

function isTicked({ type }: HTMLInputElement): boolean {
  return type === 'checkbox' || type === 'radio'
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

function isField(control: Element): control is Field {
  return (
    control instanceof HTMLInputElement ||
    control instanceof HTMLTextAreaElement ||
    control instanceof HTMLSelectElement
  )
}

/** As a visitor does it: React overlooks a value that is set on the element, and hears of one set by its prototype. */
function typeInto(field: Field, text: string): void {
  if (field.value === text) return
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text)
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
}
