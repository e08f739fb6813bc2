/** The site's colours, for e-mails. */
export const emailColours = {
  night: '#0A1220',
  /** For lines and subtle fills on dark backgrounds, like ice on snow. */
  dusk: '#24364C',
  snow: '#F5F8FB',
  ice: '#DFE9F1',
  ink: '#0D1A29',
  mist: '#9DB2C6',
  slate: '#4A5D70',
  aurora: '#57E3AE',
  auroraDeep: '#0B7A57',
  ember: '#FFB46A',
} as const

/** An e-mail cannot load our typefaces: these are the closest to them on Apple, Windows and Android. */
export const DISPLAY_FONT = "'Iowan Old Style', 'Palatino Linotype', Palatino, Georgia, serif"
export const TEXT_FONT = "'Avenir Next', 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"

export const COMMAND_FONT = "Consolas, Menlo, 'Courier New', monospace"

/** Styles for dark mode, for Apple Mail and other programs that support it. */
const darkMode = `
  .page, .page > div, .snow, .snow > table { background: ${emailColours.night} !important; background-color: ${emailColours.night} !important; }
  .ink, .ink div, td.ink { color: ${emailColours.snow} !important; }
  .quiet, .quiet div, .quiet a, th.quiet { color: ${emailColours.mist} !important; }
  .accent, td.accent { color: ${emailColours.aurora} !important; }
  .facts th, .facts td { border-color: ${emailColours.dusk} !important; }
  .facts td.bar { background-color: ${emailColours.aurora} !important; }
  .command { color: ${emailColours.snow} !important; background-color: ${emailColours.dusk} !important; }
  .footer { border-color: ${emailColours.dusk} !important; }
  .quiet-button td, .quiet-button a { color: ${emailColours.snow} !important; border-color: ${emailColours.mist} !important; }
`

/** Styles for printing: black on white, without buttons. */
const print = `
  .page, .page > div, .snow, .snow > table, .night, .night > table, .night td { background: #ffffff !important; background-color: #ffffff !important; }
  .page div, .page td, .page th, .page a, .page h1, .page h2 { color: #000000 !important; }
  .facts tr, .steps tr { page-break-inside: avoid; }
  .facts th, .facts td { border-color: #999999 !important; }
  .button { display: none !important; }
`

export const emailStyles = `
  h1, h2 { margin: 0; font-weight: normal; font-size: inherit; line-height: inherit; }
  .page div { overflow-wrap: anywhere; }
  @media only screen and (max-width: 479px) { .facts th { width: 88px !important; } .headline div { font-size: 29px !important; line-height: 36px !important; } }
  @media (prefers-color-scheme: dark) { ${darkMode} }
  @media print { ${print} }
`
