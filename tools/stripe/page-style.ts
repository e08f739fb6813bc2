/** The style sheet of the payment page, in the site's colours. */
export const PAYMENT_PAGE_STYLE_SHEET = `
:root { color-scheme: light; --ink: #0d1a29; --paper: #f5f8fb; --line: #8a9bab; --quiet: #4a5d70; --ember: #ffb46a; --aurora: #0b7a57; --alarm: #b3261e; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
header { padding: .75rem 1rem; background: #0a1220; color: #f5f8fb; text-align: center; }
header strong { margin-right: .5rem; padding: .1rem .5rem; background: var(--ember); color: var(--ink); letter-spacing: .08em; }
main { max-width: 28rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
h1 { margin: .5rem 0 1rem; font-size: 2rem; line-height: 1.2; }
h2 { margin: 2.5rem 0 .25rem; font-size: 1rem; }
a { display: inline-block; padding: .25rem 0; color: var(--aurora); }
.lines { margin: 0 0 1.5rem; padding: 0; list-style: none; }
.lines li { display: flex; justify-content: space-between; gap: 1rem; padding: .5rem 0; border-bottom: 1px solid #dfe9f1; overflow-wrap: anywhere; }
.lines span:last-child { white-space: nowrap; font-variant-numeric: tabular-nums; }
label { display: block; margin-top: 1rem; font-weight: 600; }
input { width: 100%; min-height: 2.75rem; margin-top: .25rem; padding: .5rem .75rem; border: 1px solid var(--line); border-radius: .375rem; background: #fff; color: inherit; font: inherit; }
input[aria-invalid] { border: 2px solid var(--alarm); }
.pair { display: grid; grid-template-columns: 1fr 1fr; column-gap: 1rem; grid-template-rows: auto auto; grid-auto-flow: column; }
button { width: 100%; min-height: 3rem; margin-top: 1.5rem; border: 0; border-radius: .375rem; background: var(--ember); color: var(--ink); font: inherit; font-weight: 600; cursor: pointer; }
button.quiet { margin-top: .75rem; border: 1px solid var(--line); background: transparent; }
:focus-visible { outline: 3px solid var(--aurora); outline-offset: 2px; }
[role=alert] { margin: 0 0 1rem; padding: .75rem 1rem; border-left: 4px solid var(--alarm); background: #fff; color: var(--alarm); font-weight: 600; }
section { color: var(--quiet); font-size: .875rem; }
section p { margin: 0 0 .5rem; }
section ul { margin: 0; padding: 0; list-style: none; }
code { margin-right: .5rem; color: var(--ink); font-size: .9375rem; user-select: all; }
`
