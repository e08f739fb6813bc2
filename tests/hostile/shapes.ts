import { isExhaustive } from '@/tests/support/tier'

/** As much as Node takes of a request's head: what a stranger can write into an address or a header. */
export const LONGEST = 16 * 1024

const PRINTABLE = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index))

/** What patterns with two ways to read the same text stumble over, and what decoders, parsers and Unicode work hard at. */
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

/** Ends on which a pattern that has read all of it gives up. */
const ENDS = ['', '!', '\n']

/**
 * Texts that are hard on a careless reader, each as long as LONGEST. By a short name. `npm test` tries each shape with
 * one of the ends, all of the tests with each.
 */
export const hostileTexts: ReadonlyMap<string, string> = new Map(
  [...PRINTABLE, ...PAIRS].flatMap((shape, index) =>
    ENDS.filter((_, at) => isExhaustive || at === index % ENDS.length).map((end) => [
      JSON.stringify(`${shape} × … ${end}`),
      shape.repeat(Math.ceil(LONGEST / shape.length)).slice(0, LONGEST - end.length) + end,
    ]),
  ),
)
