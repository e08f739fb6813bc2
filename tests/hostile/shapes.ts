import { isExhaustive } from '@/tests/support/tier'

/** As long as Node allows a request's head to be: the most that a stranger can put into a URL or header. */
export const LONGEST = 16 * 1024

const PRINTABLE = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index))

/** Hard input for patterns that can read the same text in two ways, and for decoders, parsers and Unicode. */
const PAIRS = [
  ...['%41', '%zz', '%', '%3F', '%C3%A5', '%E0%A4', '+a', '&a=', '?=', '?a', '??=', 'a?', 'a=1&', '#?'],
  ...['_-', '-_', 'a@', '@a', 'a@b.', '.a', 'a.b@', 'a-', '-a.', '1.', '1:', ':1', '1 ', '1-', '+1', 'a1'],
  ...[
    '"\'',
    '"\\',
    "'`",
    '<"',
    '<a ',
    '</a>',
    '<<>',
    '[(',
    '[]',
    '{"a":',
    '(((',
    '(x) ',
    'a b',
    '  a',
    'a  ',
  ],
  ...['//', '/a', '/.', '/../', 'a/', '\\/', 'http://', 'a://', '://', '::', '[::', 'cs_', 'sk_a', '/a_'],
  ...['\n', '\r\n', '\n ', 'a\n', '\t', '\n    at ', '\n    at a (/a:1:1)', 'Error: ', ' (', ':1:1'],
  ...['a,', ', ', ',,', ';q=', 'a;q=0,', 'W/"', '";', '=;', 'v1=a,', 't=1,'],
  ...[
    'é',
    'ä\u0308',
    'ᾳ\u0300',
    '\u0315\u0300',
    '\u0300',
    '\u0000',
    '\ud800',
    '😀',
    '👩‍👩‍',
    '\u202e',
    '\u00a0',
    '\u2028',
    'ß',
    '٩',
    'İ',
  ],
]

/** Endings that make a pattern fail after reading everything. */
const ENDS = ['', '!', '\n']

/**
 * Texts that are hard on a careless reader, each as long as LONGEST, by a short name. `npm test` tries each shape with
 * one of the endings, `npm run test:all` with each.
 */
export const hostileTexts: ReadonlyMap<string, string> = new Map(
  [...PRINTABLE, ...PAIRS].flatMap((shape, index) =>
    ENDS.filter((_, at) => isExhaustive || at === index % ENDS.length).map((end) => [
      JSON.stringify(`${shape} × … ${end}`),
      shape.repeat(Math.ceil(LONGEST / shape.length)).slice(0, LONGEST - end.length) + end,
    ]),
  ),
)
