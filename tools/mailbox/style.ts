/** The style sheet of the mailbox's pages, in the site's colours. */
export const MAILBOX_STYLE_SHEET = `
:root { color-scheme: light dark; --ink: #14202b; --paper: #f7f9fb; --line: #d5dde5; --link: #0b6b57; }
@media (prefers-color-scheme: dark) { :root { --ink: #e6edf3; --paper: #0d1720; --line: #2a3a48; --link: #6fd6b5; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 72rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
h1 { font-size: 1.5rem; overflow-wrap: anywhere; }
h2 { font-size: 1.1rem; margin-top: 2rem; }
a { color: var(--link); }
table { width: 100%; border-collapse: collapse; }
th, td { text-align: left; vertical-align: top; padding: .6rem .75rem .6rem 0; border-bottom: 1px solid var(--line); overflow-wrap: anywhere; }
td:last-child { white-space: nowrap; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem; }
dt { opacity: .7; }
dd { margin: 0; overflow-wrap: anywhere; }
iframe { width: 100%; height: 75vh; border: 1px solid var(--line); border-radius: .5rem; background: #fff; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; border: 1px solid var(--line); border-radius: .5rem; padding: 1rem; }
.contents { columns: 18rem; }
.views { display: flex; gap: 1rem; overflow-x: auto; }
.views iframe { flex: none; }
.phone { width: 390px; }
.desktop { width: 800px; }
@media (max-width: 40rem) { table, tbody, tr, td { display: block; } thead { display: none; } tr { border-bottom: 1px solid var(--line); padding: .5rem 0; } td { border: 0; padding: .1rem 0; } }
`
