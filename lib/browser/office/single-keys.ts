/** What this browser remembers while its reader wants no single keys. */
const OFF = 'office-single-keys-off'

/** Whether a key without Ctrl or Alt may do something outside of a field. Speech input presses such keys by mistake. */
export function areSingleKeysOn(): boolean {
  return localStorage.getItem(OFF) === null
}

/** Name the key of the search while it works, and show the switch in the settings, which this browser remembers. */
export function startSingleKeys(): void {
  nameKeys()
  const tick = document.querySelector<HTMLInputElement>('[data-single-keys]')
  if (!tick) return
  tick.checked = areSingleKeysOn()
  tick.closest('[hidden]')?.removeAttribute('hidden')
  tick.addEventListener('change', () => {
    if (tick.checked) localStorage.removeItem(OFF)
    else localStorage.setItem(OFF, '')
    nameKeys()
  })
}

function nameKeys(): void {
  const search = document.querySelector('[data-search]')
  if (areSingleKeysOn()) search?.setAttribute('aria-keyshortcuts', '/')
  else search?.removeAttribute('aria-keyshortcuts')
}
